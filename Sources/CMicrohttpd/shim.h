#pragma once
// `MHD_start_daemon` takes its options as variadic arguments, which Swift cannot call; the wrapper below names those
// that are used. A path is handed on as it was sent: nothing here needs percent escapes, and a decoded path hides what
// was asked for.
#include <sys/socket.h>
#include <microhttpd.h>

static size_t OMKKeepEscapes(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  size_t length = 0;
  while (text[length] != 0) length++;
  return length;
}

static void OMKKeepQuiet(void *context, const char *format, va_list arguments) {
  (void)context;
  (void)format;
  (void)arguments;
}

/// Starts a server; NULL where the address cannot be had, with the reason in `errno`.
static inline struct MHD_Daemon *OMKStartDaemon(
    const struct sockaddr *address, unsigned int threads, unsigned int connections, unsigned int idleSeconds,
    size_t connectionMemory, MHD_AccessHandlerCallback handler, MHD_RequestCompletedCallback completed,
    MHD_NotifyConnectionCallback connectionChanged, void *context) {
  unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG;
  if (address->sa_family == AF_INET6) flags |= MHD_USE_IPv6;
  return MHD_start_daemon(
      flags, 0, NULL, NULL, handler, context,
      // The logger comes first: it is to hear of the other options' faults.
      MHD_OPTION_EXTERNAL_LOGGER, OMKKeepQuiet, NULL,
      MHD_OPTION_SOCK_ADDR, address,
      MHD_OPTION_THREAD_POOL_SIZE, threads,
      MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_TIMEOUT, idleSeconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, connectionMemory,
      MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_UNESCAPE_CALLBACK, OMKKeepEscapes, NULL,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_NOTIFY_CONNECTION, connectionChanged, context,
      MHD_OPTION_END);
}

/// The socket of a connection, or -1.
static inline int OMKConnectionSocket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

/// The port the server listens at, or 0.
static inline unsigned int OMKPort(struct MHD_Daemon *server) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(server, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
}

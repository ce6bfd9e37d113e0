#pragma once
// Pango's pkg-config file carries `-pthread`, which the Swift package manager refuses with a warning, and without it
// Pango's headers are not on the search path. So the few functions of its stable C interface (1.50) that text
// drawing calls are declared here; fontconfig, whose pkg-config file is clean, is included whole.
#include <fontconfig/fontconfig.h>

typedef struct _cairo cairo_t;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLayoutIter PangoLayoutIter;
typedef struct { int x, y, width, height; } PangoRectangle;

// What the layout hands out: glyphs by run, in Pango units (1/1024).
typedef struct _PangoFont PangoFont;
typedef struct { unsigned int glyph; int width, x_offset, y_offset; unsigned int attributes; } PangoGlyphInfo;
typedef struct { int num_glyphs; PangoGlyphInfo *glyphs; int *log_clusters; int space; } PangoGlyphString;
typedef struct {
  void *shape_engine, *lang_engine;
  PangoFont *font;
  unsigned char level, gravity, flags, script;
  void *language, *extra_attrs;
} PangoAnalysis;
typedef struct { int offset, length, num_chars; PangoAnalysis analysis; } PangoItem;
typedef struct { PangoItem *item; PangoGlyphString *glyphs; int y_offset, start_x_offset, end_x_offset; } PangoGlyphItem;
// Bits of PangoLogAttr, which is one word.
enum { OMKPangoIsLineBreak = 1, OMKPangoIsMandatoryBreak = 2, OMKPangoIsWhite = 8 };
enum { OMKPangoGlyphEmpty = 0x0FFFFFFF, OMKPangoGlyphUnknown = 0x10000000 };

// Values of Pango's enumerations, by their documented order.
enum { OMKPangoScale = 1024 };
enum { OMKPangoAlignLeft = 0, OMKPangoAlignCenter = 1, OMKPangoAlignRight = 2 };
enum { OMKPangoWrapWord = 0, OMKPangoWrapChar = 1, OMKPangoWrapWordChar = 2 };
enum { OMKPangoEllipsizeNone = 0, OMKPangoEllipsizeStart = 1, OMKPangoEllipsizeMiddle = 2, OMKPangoEllipsizeEnd = 3 };
enum { OMKPangoStyleNormal = 0, OMKPangoStyleOblique = 1, OMKPangoStyleItalic = 2 };

PangoFontMap *pango_cairo_font_map_new(void);
void pango_cairo_font_map_set_resolution(PangoFontMap *map, double dotsPerInch);
void pango_fc_font_map_set_config(PangoFontMap *map, FcConfig *config);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
void pango_cairo_context_set_font_options(PangoContext *context, const void *options);
void pango_cairo_context_set_resolution(PangoContext *context, double dotsPerInch);
void pango_context_set_round_glyph_positions(PangoContext *context, int round);

PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_height(PangoLayout *layout, int height);
void pango_layout_set_wrap(PangoLayout *layout, int wrap);
void pango_layout_set_ellipsize(PangoLayout *layout, int ellipsize);
void pango_layout_set_alignment(PangoLayout *layout, int alignment);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, int setting);
void pango_layout_get_extents(PangoLayout *layout, PangoRectangle *ink, PangoRectangle *logical);
int pango_layout_get_baseline(PangoLayout *layout);
int pango_layout_get_line_count(PangoLayout *layout);
int pango_layout_get_unknown_glyphs_count(PangoLayout *layout);
int pango_layout_is_ellipsized(PangoLayout *layout);

PangoLayoutIter *pango_layout_get_iter(PangoLayout *layout);
void pango_layout_iter_free(PangoLayoutIter *iter);
int pango_layout_iter_next_run(PangoLayoutIter *iter);
PangoGlyphItem *pango_layout_iter_get_run_readonly(PangoLayoutIter *iter);
void pango_get_log_attrs(const char *text, int length, int level, void *language, unsigned int *attributes, int count);
void *pango_cairo_font_get_scaled_font(PangoFont *font);

void pango_cairo_show_layout(cairo_t *cairo, PangoLayout *layout);
void pango_cairo_layout_path(cairo_t *cairo, PangoLayout *layout);

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_set_weight(PangoFontDescription *description, int weight);
void pango_font_description_set_style(PangoFontDescription *description, int style);

PangoFontMetrics *pango_context_get_metrics(PangoContext *context, const PangoFontDescription *description, void *language);
int pango_font_metrics_get_ascent(PangoFontMetrics *metrics);
int pango_font_metrics_get_descent(PangoFontMetrics *metrics);
void pango_font_metrics_unref(PangoFontMetrics *metrics);

void *g_object_ref(void *object);
void g_object_unref(void *object);

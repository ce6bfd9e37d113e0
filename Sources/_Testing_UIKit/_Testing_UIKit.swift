// Empty on purpose: beside `import Testing` the compiler looks for this cross-import module by name.

// Preloaded into a program (see bound.mjs): it ends when the process that started it does, even by a kill -9.
process.once('disconnect', () => process.exit(1));

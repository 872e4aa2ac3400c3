/** Callers of the same key at the same time share one run, and its result or its failure. */
export function shareRun<T>(
  running: Map<string, Promise<T>>,
  key: string,
  run: () => T | Promise<T>,
): Promise<T> {
  const known = running.get(key);
  if (known) return known;
  const started = runAsync(run).finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

const runAsync = async <T>(run: () => T | Promise<T>): Promise<T> => run();

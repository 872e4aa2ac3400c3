/** Returns the same promise for every call, as React's `use` needs it. After a failure the next call loads again. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let pending: Promise<Module> | undefined;
  return () => {
    pending ??= load().catch((problem: unknown) => {
      pending = undefined;
      throw problem;
    });
    return pending;
  };
}

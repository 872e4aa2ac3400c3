/** The same promise for everyone who asks, as `use` needs it; a failed fetch is tried anew the next time. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let coming: Promise<Module> | undefined;
  return () => {
    coming ??= load().catch((problem: unknown) => {
      coming = undefined;
      throw problem;
    });
    return coming;
  };
}

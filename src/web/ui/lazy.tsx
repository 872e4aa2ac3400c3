import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from "react";
import { t } from "../../platform/language/t.ts";

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A component whose code is loaded when it is first shown. If loading fails (no network, or a new version of the store
 * was deployed since the page was loaded), a message is shown instead of the error page, until the code can be loaded.
 */
export const lazyComponent = <P extends object>(load: Load<P>) =>
  lazy(() => load().catch(() => ({ default: (props: P) => <NotLoaded load={load} props={props} /> })));

/**
 * As `lazyComponent`, for what a page shows as soon as it knows its visitor: the code is on its way while the page is
 * hydrated, which needs none of it.
 */
export function earlyComponent<P extends object>(load: Load<P>) {
  if (!import.meta.env.SSR) preload(load);
  return lazyComponent(load);
}

/**
 * A section that is in the server's HTML, but whose code is loaded after the page around it is hydrated. React keeps
 * its HTML until then only if its props stay the same. So it uses `memo`, and a prop that changes must be a
 * deferred value. The fallback, with the given class, is visible only when a navigation is faster than the code.
 * Without a connection the code is loaded once there is one, so that nothing takes the place of the server's HTML.
 */
export function lazySection<P extends object>(load: Load<P>, fallback: string) {
  const Section: ComponentType<P> = lazyComponent(() =>
    load().catch(async () => {
      if (!navigator.onLine) await new Promise((resolve) => addEventListener("online", resolve));
      return load();
    }),
  );
  return memo((props: P) => (
    <Suspense fallback={<div className={fallback} />}>
      <Section {...props} />
    </Suspense>
  ));
}

/** Tries again where it is shown anew, and when the connection is back. */
function NotLoaded<P extends object>({ load, props }: { load: Load<P>; props: P }) {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    const again = () =>
      void load().then(
        (module) => setLoaded(() => module.default),
        () => undefined,
      );
    again();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [load]);
  if (Loaded) return <Loaded {...props} />;
  return (
    <p role="alert" className="not-loaded">
      {t("This part of the page could not be loaded.")}
      <button type="button" className="button button-primary" onClick={() => location.reload()}>
        {t("Reload")}
      </button>
    </p>
  );
}

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

/** Loads code before it is needed. A failure does not matter: the code is loaded again where it is used. */
export const preload = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

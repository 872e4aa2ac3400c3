import { type ComponentType, lazy, useEffect, useState } from "react";
import { t } from "../language/t.ts";

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A component whose code is loaded when it is first shown. If loading fails (no network, or a new version of the store
 * was deployed since the page was loaded), a message is shown instead of the error page, until the code can be loaded.
 */
export const lazyComponent = <P extends object>(load: Load<P>) =>
  lazy(() => load().catch(() => ({ default: (props: P) => <NotLoaded load={load} props={props} /> })));

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

import { type ComponentType, lazy } from "react";
import { t } from "../language/t.ts";

/**
 * A component whose code is loaded when it is first shown. If loading fails (no network, or a new version of the store
 * was deployed since the page was loaded), a message is shown instead of the error page.
 */
export const lazyComponent = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => load().catch(() => ({ default: NotLoaded as ComponentType<P> })));

function NotLoaded() {
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

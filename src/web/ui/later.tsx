import { type ComponentType, lazy } from "react";

/**
 * A piece that is fetched when it is first shown. When it cannot be (the network is gone, or the store was renewed
 * since the page came), it says so in its place instead of taking the page down.
 */
export const later = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => load().catch(() => ({ default: NotLoaded as ComponentType<P> })));

function NotLoaded() {
  return (
    <p role="alert" className="not-loaded">
      This part of the page could not be loaded.
      <button type="button" className="button button-primary" onClick={() => location.reload()}>
        Reload
      </button>
    </p>
  );
}

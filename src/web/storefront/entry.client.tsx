import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { preloadCategoryPage } from "./catalogue/lazy-pages.ts";
import { logOutWithLastTab } from "./state/last-tab-logout.ts";

logOutWithLastTab();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// Safari has no requestIdleCallback.
(window.requestIdleCallback ?? setTimeout)(preloadCategoryPage);

import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { prepareCategoryPage } from "./catalog/category-page-later.ts";
import { countWindows } from "./state/count-windows.ts";

countWindows();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// Safari knows no idle time.
(window.requestIdleCallback ?? setTimeout)(prepareCategoryPage);

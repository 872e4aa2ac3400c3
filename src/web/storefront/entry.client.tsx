import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { preloadCategoryPage } from "./catalogue/lazy-pages.ts";
import { noteEarlyInput, restoreEarlyInput } from "./page/early-input.ts";
import { readTexts } from "./page/read-texts.ts";
import { logOutWithLastTab } from "./state/last-tab-logout.ts";

logOutWithLastTab();
noteEarlyInput();
/** Of a link from the Google feed; few visits have one. */
const linkedCurrency = location.search.includes("currency=") && import("./state/linked-currency.ts");
// Not awaited at the top: a script that does so gets a file of two lines in front of it, and so does all that is loaded later.
void Promise.all([readTexts(), linkedCurrency]).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      {
        onRecoverableError(error) {
          restoreEarlyInput();
          reportError(error);
        },
      },
    );
  }),
);

// Safari has no requestIdleCallback.
(window.requestIdleCallback ?? setTimeout)(preloadCategoryPage);

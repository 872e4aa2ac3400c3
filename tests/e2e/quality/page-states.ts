import type { Page } from "playwright-core";
import { accountPageStates } from "./account-page-states.ts";
import { cataloguePageStates } from "./catalogue-page-states.ts";
import { checkoutPageStates } from "./checkout-page-states.ts";
import { claimPageStates } from "./claim-page-states.ts";
import type { CartItem, DemoCustomer } from "./demo-customer.ts";
import { exchangePageStates } from "./exchange-page-states.ts";
import { quotePageStates } from "./quote-page-states.ts";
import { textPageStates } from "./text-page-states.ts";

/** A page in one of its states: the checks open it, and `npm run screenshots` takes screenshots of it. */
export interface PageState {
  /** Names page and state; the name of its screenshots too. */
  readonly name: string;
  /** The route of src/web/storefront/routes.ts that shows it. */
  readonly route: string;
  readonly path: string;
  readonly customer?: DemoCustomer;
  readonly cart?: readonly CartItem[];
  /** Set where the state exists at this width only. */
  readonly only?: "phone" | "desktop";
  /** Set where the state ends, or is reached in another way, when the screen becomes a phone. */
  readonly reachesAnew?: true;
  /** The console errors that are expected in this state. */
  readonly expectedError?: RegExp;
  /** Before the page is opened. */
  prepare?(page: Page): Promise<unknown>;
  /** Waits until the page is loaded, where its heading alone does not show it. */
  waitUntilLoaded?(page: Page): Promise<void>;
  /** Leads from the page to the state, by clicks and keys. */
  reach?(page: Page): Promise<void>;
}

/** Of a person's account and of the checkout. They are checked in a file of their own, because files run beside each other. */
export const customerPageStates: readonly PageState[] = [
  ...accountPageStates,
  ...checkoutPageStates,
  ...exchangePageStates,
];

export const pageStates: readonly PageState[] = [
  ...cataloguePageStates,
  ...textPageStates,
  ...claimPageStates,
  ...quotePageStates,
  ...customerPageStates,
];

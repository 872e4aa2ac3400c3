import type { Page } from "playwright-core";
import { accountPlaces } from "./account-places.ts";
import { catalogPlaces } from "./catalog-places.ts";
import { checkoutPlaces } from "./checkout-places.ts";
import type { CartItem, Customer } from "./demo-customer.ts";
import { textPlaces } from "./text-places.ts";

/** A page in one of its states: what the gates look at, and what `npm run screens` takes pictures of. */
export interface Place {
  /** Says page and state; the name of its pictures. */
  readonly name: string;
  /** The route of src/web/storefront/routes.ts that shows it. */
  readonly route: string;
  readonly path: string;
  readonly who?: Customer;
  readonly cart?: readonly CartItem[];
  /** Where the state is one of this width alone. */
  readonly only?: "phone" | "desktop";
  /** What the browser complains of in this state, and rightly. */
  readonly complains?: RegExp;
  /** Before the page is opened. */
  prepare?(page: Page): Promise<unknown>;
  /** What shows that it has come, where that is more than its heading. */
  arrived?(page: Page): Promise<void>;
  /** From the page to the state: what is pressed and typed. */
  enter?(page: Page): Promise<void>;
}

export const places: readonly Place[] = [
  ...catalogPlaces,
  ...textPlaces,
  ...accountPlaces,
  ...checkoutPlaces,
];

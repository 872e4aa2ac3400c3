/** The list in the privacy policy of what the store saves in a browser. A test finds storage keys that are missing. */
export interface BrowserStorageEntry {
  readonly what: string;
  readonly why: string;
  readonly until: string;
  /** Keys in local and session storage, and names of cookies. */
  readonly names: readonly string[];
}

const TAB = "the tab is closed";

export const browserStorage: readonly BrowserStorageEntry[] = [
  {
    what: "Login",
    why: "To know you, and to end the login in time, in every tab",
    until: "20 minutes without activity, Sign Out, or the last window is closed",
    names: [
      "kitstore.user",
      "kitstore.lastActivity",
      "kitstore.windows",
      "kitstore.handedOn",
      "kitstore.loginEnded",
    ],
  },
  {
    what: "Random number of a guest",
    why: "To find your cart again",
    until: "Sign Out, or you delete it",
    names: ["kitstore.sessionId", "kitstore.cartChanged"],
  },
  {
    what: "Currency and country",
    why: "To show prices and delivery as you chose; the currency also as a cookie, “currency”",
    until: "you choose another, or delete it; the cookie: a year",
    names: ["kitstore.currency", "kitstore.country", "currency", "__Host-currency"],
  },
  {
    what: "The coupon of the link you opened",
    why: "To fill it in at checkout",
    until: "you use it, or delete it",
    names: ["kitstore.linkedCoupon", "kitstore.linkedKit"],
  },
  {
    what: "Products you looked at, and what you searched for",
    why: "To show them again; nobody but your browser knows them",
    until: "you delete them",
    names: ["kitstore.viewed", "kitstore.searches"],
  },
  {
    what: "Your wishlist",
    why: "To show it again; nobody but your browser knows it until you share it",
    until: "you take the products off, or delete it",
    names: ["kitstore.wishlist"],
  },
  {
    what: "What you typed into a form, and the order you are placing",
    why: "So that a reload loses nothing, and no order is placed twice",
    until: TAB,
    names: [
      "kitstore.draft",
      "kitstore.orderNo",
      "kitstore.pendingOrder",
      "kitstore.returnTo",
      "kitstore.labelName",
      "kitstore.press",
    ],
  },
  {
    what: "Cookie “XSRF-TOKEN”",
    why: "So that no other website can act in your name",
    until: "the browser is closed",
    names: ["XSRF-TOKEN"],
  },
];

import { t } from "../../../platform/language/t.ts";

/** The list in the privacy policy of what the store saves in a browser. A test finds storage keys that are missing. */
export interface BrowserStorageEntry {
  readonly what: string;
  readonly why: string;
  readonly until: string;
  /** Keys in local and session storage, and names of cookies. */
  readonly names: readonly string[];
}

export const browserStorage = (): readonly BrowserStorageEntry[] => [
  {
    what: t("Login", { context: "noun" }),
    why: t("To know you, and to end the login in time, in every tab"),
    until: t("20 minutes without activity, Sign Out, or the last window is closed"),
    names: [
      "kitstore.user",
      "kitstore.lastActivity",
      "kitstore.windows",
      "kitstore.handedOn",
      "kitstore.loginEnded",
    ],
  },
  {
    what: t("Random number of a guest"),
    why: t("To find your cart again"),
    until: t("Sign Out, or you delete it"),
    names: ["kitstore.sessionId", "kitstore.cartChanged"],
  },
  {
    what: t("Currency and country"),
    why: t("To show prices and delivery as you chose; the currency also as a cookie, “currency”"),
    until: t("you choose another, or delete it; the cookie: a year"),
    names: ["kitstore.currency", "kitstore.country", "currency", "__Host-currency"],
  },
  {
    what: t("That your language was offered to you, or chosen by you"),
    why: t("To say it only once"),
    until: t("you delete it"),
    names: ["kitstore.languageOffered"],
  },
  {
    what: t("The coupon of the link you opened"),
    why: t("To fill it in at checkout"),
    until: t("you use it, or delete it"),
    names: ["kitstore.linkedCoupon", "kitstore.linkedKit"],
  },
  {
    what: t("Products you looked at, and what you searched for"),
    why: t("To show them again; nobody but your browser knows them"),
    until: t("you delete them"),
    names: ["kitstore.viewed", "kitstore.searches"],
  },
  {
    what: t("Your wishlist"),
    why: t("To show it again; nobody but your browser knows it until you share it"),
    until: t("you take the products off, or delete it"),
    names: ["kitstore.wishlist"],
  },
  {
    what: t("What you typed into a form, and the order you are placing"),
    why: t("So that a reload loses nothing, and no order is placed twice"),
    until: t("the tab is closed"),
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
    what: t("Cookie “XSRF-TOKEN”"),
    why: t("So that no other website can act in your name"),
    until: t("the browser is closed"),
    names: ["XSRF-TOKEN"],
  },
];

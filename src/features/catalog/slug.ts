/** First path segments that the store uses itself. No category or product may have them as its slug. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...[
    "company",
    "orders",
    "products",
    "store",
    "checkout",
    "accounts",
    "api",
    "admin",
    "images",
    "assets",
    "setup",
    "invitation",
    "wishlist",
    "de",
  ],
  ...["mailbox", "healthz", "readyz", "metrics", "sitemap", "robots", "home"],
]);

/** The slug for a name: `Mug, blue (2)` gives `mug-blue-2`. */
export const slugOfName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 120)
    .replace(/^-+|-+$/g, "");

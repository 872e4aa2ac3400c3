/** First words of addresses that are the store's own: no category or product takes them (readings: addresses). */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...["company", "orders", "products", "store", "checkout", "accounts", "api", "admin", "images", "assets"],
  ...["mailbox", "healthz", "readyz", "metrics", "sitemap", "robots", "home"],
]);

/** A name as an address would have it: `Mug, blue (2)` is `mug-blue-2`. */
export const slugOfName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 120)
    .replace(/^-+|-+$/g, "");

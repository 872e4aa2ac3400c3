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

/** How letters are written where only those from a to z are: other accents are left out. */
const germanLetters: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** The slug for a name: `Mug, blue (2)` gives `mug-blue-2`, `Müsli` gives `muesli`. */
export const slugOfName = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => germanLetters[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 120)
    .replace(/^-+|-+$/g, "");

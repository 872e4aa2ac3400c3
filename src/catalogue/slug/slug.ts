import { languages } from "../../platform/language/language.ts";

/** First path segments that the store uses itself. Those of its languages come to them. */
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
    "claim",
  ],
  ...["mailbox", "healthz", "readyz", "metrics", "sitemap", "robots", "home"],
]);

/** Whether no category, product or page may have it as its slug: a language has its tag in small letters as its path, `/pt-br`. */
export const isReservedSlug = (slug: string): boolean =>
  reservedSlugs.has(slug) || languages.some((tag) => tag.toLowerCase() === slug);

/** How letters are written where only those from a to z are: other accents are left out. */
const writtenOut: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  ø: "o",
  œ: "oe",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/** The slug for a name: `Mug, blue (2)` gives `mug-blue-2`, `Müsli` gives `muesli`, `Kjøp` gives `kjop`. */
export const slugOfName = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüßæøœđðþłı]/g, (letter) => writtenOut[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 120)
    .replace(/^-+|-+$/g, "");

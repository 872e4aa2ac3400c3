/** A word that docs/glossary.md retires. */
export interface RetiredWord {
  /**
   * The word, or several that follow each other: "back office" matches backOffice, back-office and BACK_OFFICE.
   * A star at one end stands for at least one more word: "* later" is a suffix, "most *" a prefix.
   */
  readonly word: string;
  readonly use: string;
}

export const retiredWords: readonly RetiredWord[] = [
  { word: "alive", use: "hydrated" },
  { word: "answer", use: "response, or reply for what staff write" },
  { word: "answered", use: "responded" },
  { word: "answers", use: "responses" },
  { word: "article", use: "product" },
  { word: "ask code", use: "requestCode" },
  { word: "back office", use: "admin" },
  { word: "beneath", use: "what it shows: details" },
  { word: "browser life", use: "clientEffects" },
  { word: "comeback", use: "refund or return" },
  { word: "comebacks", use: "refunds or returns" },
  { word: "count windows", use: "lastTabLogout" },
  { word: "desk", use: "form, or state" },
  { word: "doer", use: "actor" },
  { word: "early press", use: "preHydrationClick" },
  { word: "from address", use: "clientIp" },
  { word: "give back", use: "release" },
  { word: "goods", use: "products" },
  { word: "hash slots", use: "semaphore" },
  { word: "kept", use: "stored or cached" },
  { word: "line of time", use: "timeline" },
  { word: "list address", use: "list URL" },
  { word: "look at", use: "resolve, or read" },
  { word: "looked at", use: "resolved" },
  { word: "looked by", use: "resolvedBy" },
  { word: "money back", use: "refund" },
  { word: "most", use: "max" },
  { word: "near and far", use: "tiered" },
  { word: "no such *", use: "the thing, then NotFound" },
  { word: "own words", use: "page text" },
  { word: "page words", use: "page text" },
  { word: "page address", use: "page URL" },
  { word: "paper", use: "PDF document" },
  { word: "papers", use: "PDF documents" },
  { word: "picture", use: "image" },
  { word: "pictures", use: "images" },
  { word: "piece", use: "SKU, or kit item" },
  { word: "product sheet", use: "product CSV" },
  { word: "refund word", use: "refund event" },
  { word: "said", use: "output, or text" },
  { word: "says", use: "text, or label" },
  { word: "schedule words", use: "schedule labels" },
  { word: "seen prices", use: "quote" },
  { word: "seen quote", use: "quote" },
  { word: "seen total", use: "quote" },
  { word: "send again", use: "resend" },
  { word: "standing", use: "order status" },
  { word: "stranger", use: "guest" },
  { word: "strangers", use: "guests" },
  { word: "swap size", use: "exchangeSize" },
  { word: "swap", use: "exchange" },
  { word: "team", use: "staff" },
  { word: "told", use: "notified" },
  { word: "turns", use: "semaphore" },
  { word: "wanted", use: "requested, or the name of the thing" },
  { word: "web address", use: "URL" },
  { word: "who", use: "caller" },
  { word: "* later", use: "lazy" },
];

/** A name that may stay, and why. `name` is one identifier, or a file's base name without its extension. */
export interface Exception {
  readonly file: string;
  readonly name: string;
  readonly reason: string;
}

const column = "A column's name. Renaming it needs a migration, and the old name does not mislead.";
const nodeOption = "Node's own name of the option.";

const shownText = "A text that visitors read, as a key.";
const muiName = "MUI's own name of a surface and its colour.";

export const exceptions: readonly Exception[] = [
  { file: "src/platform/audit/audit.store.ts", name: "from_address", reason: column },
  { file: "src/notifications/mail-style.ts", name: "paper", reason: "The colour of paper." },
  { file: "src/platform/db/postgres-pools.ts", name: "keepAlive", reason: nodeOption },
  { file: "src/platform/db/postgres-pools.ts", name: "keepAliveInitialDelayMillis", reason: nodeOption },
  { file: "src/platform/db/listen-notify.ts", name: "keepAlive", reason: nodeOption },
  { file: "src/platform/db/tables.ts", name: "from_address", reason: column },
  { file: "src/web/admin/shell/command-search.tsx", name: "paper", reason: muiName },
  { file: "src/web/admin/theme.ts", name: "paper", reason: muiName },
  { file: "src/web/admin/theme.ts", name: "MuiPaper", reason: muiName },
  { file: "src/web/language/german.ts", name: "Picture", reason: shownText },
  { file: "src/web/language/german.ts", name: "Pictures", reason: shownText },
  { file: "tests/api/admin/audit.test.ts", name: "from_address", reason: column },
  { file: "tests/support/raw-get.ts", name: "keepAlive", reason: nodeOption },
];

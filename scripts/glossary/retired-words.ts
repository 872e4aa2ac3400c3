/** The words that docs/glossary.md retires, and what to use. Several words follow each other: back office is backOffice, back-office. */
const retiredWords: Readonly<Record<string, string>> = {
  alive: "hydrated",
  answer: "response, or reply for what staff write",
  answered: "responded",
  answers: "responses",
  article: "product",
  "ask code": "requestCode",
  "back office": "admin",
  beneath: "what it shows: details",
  "browser life": "clientEffects",
  catalog: "catalogue",
  catalogs: "catalogues",
  comeback: "refund or return",
  comebacks: "refunds or returns",
  "count windows": "lastTabLogout",
  desk: "form, or state",
  doer: "actor",
  "early press": "preHydrationClick",
  "from address": "clientIp",
  "give back": "release",
  goods: "products",
  "hash slots": "semaphore",
  inventory: "stock",
  kept: "stored or cached",
  "line of time": "timeline",
  "list address": "list URL",
  "look at": "resolve, or read",
  "looked at": "resolved",
  "looked by": "resolvedBy",
  "money back": "refund",
  most: "max",
  "near and far": "tiered",
  "own words": "page text",
  "page words": "page text",
  "page address": "page URL",
  paper: "PDF document",
  papers: "PDF documents",
  picture: "image",
  pictures: "images",
  piece: "SKU, or kit item",
  "product sheet": "product CSV",
  "refund word": "refund event",
  said: "output, or text",
  says: "text, or label",
  "schedule words": "schedule labels",
  "seen prices": "checkout quote",
  "seen quote": "checkout quote",
  "seen total": "checkout quote",
  "send again": "resend",
  standing: "order status",
  stranger: "guest",
  strangers: "guests",
  "swap size": "exchangeSize",
  swap: "exchange",
  team: "staff",
  told: "notified",
  turns: "semaphore",
  wanted: "requested, or the name of the thing",
  "web address": "URL",
  who: "caller",
};

/** The first retired word in a name, with what to use. */
export const retiredIn = (name: string): [word: string, use: string] | undefined =>
  Object.entries(retiredWords).find(([word]) => ` ${splitName(name).join(" ")} `.includes(` ${word} `));

/** Splits readHTMLPage, READ_HTML_PAGE and read-html-page into read, html and page. */
export const splitName = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const DECLARATION = /(?<![\w.]|\/\/ )(?:const|let|function\*?|class|interface|type) ([A-Za-z_]\w*)/g;

/** The constants, functions, classes and types that a file declares; not its fields and parameters, which need a parser. */
export const declaredNames = (source: string): { name: string; line: number }[] =>
  source
    .split("\n")
    .flatMap((text, index) =>
      [...text.matchAll(DECLARATION)].map(([, name = ""]) => ({ name, line: index + 1 })),
    );

import { type StaffText, storedStaffText } from "../../../contract/staff-text.ts";
import { countryOfBrowser } from "../../../platform/country/country-of-browser.ts";
import { language, t } from "../../../platform/language/t.ts";
import { baseSymbol, formatBaseAmount, formatDateTime, formatDay } from "./format.ts";
import { serverSentence } from "./server-sentences.ts";

/** Values of the API that staff read as they are: statuses, states, reasons, roles. */
const words = {
  "Order Requested": t("Order Requested"),
  "Payment Link Sent": t("Payment Link Sent"),
  "Order Confirmed": t("Order Confirmed"),
  Dispatched: t("Dispatched"),
  Delivered: t("Delivered"),
  Cancelled: t("Cancelled"),

  buyer: t("buyer"),
  giver: t("giver"),
  packing: t("packing", { context: "role" }),
  people: t("people"),
  support: t("support"),
  catalogue: t("catalogue"),
  admin: t("admin"),
  store: t("store"),

  sent: t("sent"),
  delivered: t("delivered"),
  lost: t("lost"),
  "returned to sender": t("returned to sender"),
  "sent again": t("sent again"),
  refunded: t("refunded"),
  cancelled: t("cancelled", { context: "pieces" }),
  queued: t("queued"),
  kept: t("kept"),
  waiting: t("waiting"),
  failed: t("failed"),
  asked: t("asked"),
  requested: t("requested"),
  done: t("done"),
  "refund asked": t("refund asked"),
  "refund done": t("refund done"),
  "refund failed": t("refund failed"),

  opening: t("opening"),
  order: t("order", { context: "stock" }),
  returned: t("returned"),
  "size exchanged": t("size exchanged"),
  received: t("received"),
  counted: t("counted"),
  corrected: t("corrected"),
  "no longer counted": t("no longer counted"),
  "by hand": t("by hand"),
  "order changed": t("order changed"),
  held: t("held for a claim"),
  "hold ended": t("hold ended"),

  contact: t("contact"),
  bulk: t("bulk"),
  invoice: t("invoice"),
  "credit note": t("credit note"),
  "payment link": t("payment link"),
  "bank transfer": t("bank transfer"),
  card: t("card"),
  cash: t("cash"),
  other: t("other"),

  "new product": t("new product"),
  "new variant": t("new variant"),
  changed: t("changed"),
  unchanged: t("unchanged"),
  wrong: t("wrong"),
};

type ServerWord = keyof typeof words;

/** Whether it is one of the values above. */
export const isWord = (text: string): text is ServerWord => Object.hasOwn(words, text);

/** An amount of the base currency as English sentences of the server have it: `₹1,499.00`. */
const AMOUNT = /^-?[\d,]+(?:\.\d+)?$/;
/** As PostgreSQL writes a time and a day. */
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+\d\d$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A value in a sentence: a word, a time, a sentence of its own, a country, or else what it is. */
function valueInWords(value: string): string {
  if (isWord(value)) return words[value];
  if (language() !== "en" && value.startsWith(baseSymbol) && AMOUNT.test(value.slice(baseSymbol.length)))
    return formatBaseAmount(Number(value.slice(baseSymbol.length).replaceAll(",", "")));
  if (TIME.test(value)) return formatDateTime(value.replace(" ", "T").replace(/\+(\d\d)$/, "+$1:00"));
  if (DAY.test(value)) return formatDay(value);
  return countryOfBrowser(
    language(),
    serverSentence(value, (inner) => inner),
  );
}

/**
 * A word or sentence of the API in the language of the admin: by its type the catalogue has it, or it needs no translation. Parts that are joined by ` · ` are translated each.
 */
export function serverWord(text: ServerWord | StaffText): string {
  if (isWord(text)) return words[text];
  return text
    .split(" · ")
    .map((part) => (isWord(part) ? words[part] : serverSentence(part, valueInWords)))
    .join(" · ");
}

/** The same for a value of a closed list that the contract has as a text; server-words.test.ts says that none lacks its word. */
export const serverValue = (value: string): string => serverWord(storedStaffText(value));

/** The same for what a check in the form may have found. */
export const inWords = (text: StaffText | undefined): string | undefined => text && serverWord(text);

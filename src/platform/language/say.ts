import { formatMoney } from "../money/money.ts";
import { germanDocuments } from "./german-documents.ts";
import { germanOrderMails } from "./german-order-mails.ts";
import { germanOtherMails } from "./german-other-mails.ts";
import { germanParcelMails } from "./german-parcel-mails.ts";
import { type Language, languagePrefix } from "./language.ts";

const german = { ...germanOrderMails, ...germanParcelMails, ...germanOtherMails, ...germanDocuments };

/** The English texts of the mails, and of documents for buyers, that also are in German. */
export type MailPhrase = keyof typeof german;

/** Whose language a mail or a document has. */
export interface Reader {
  readonly language: Language;
}

/** The names of a text's values: "orderNo" of "Your order {orderNo}". */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type ValuesOf<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [Readonly<Record<NamesIn<Text>, string | number>>];

/** A text in the language of the mail; the English one is the key. `{name}` stands for a value. */
export function say<Phrase extends MailPhrase>(
  { language }: Reader,
  english: Phrase,
  ...[values]: ValuesOf<Phrase>
): string {
  const text: string = language === "de" ? german[english] : english;
  const found: Readonly<Record<string, string | number>> = values ?? {};
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(found[name] ?? whole));
}

export const storeName = (sender: Reader & { readonly companyName: string }): string =>
  say(sender, "{companyName} store", { companyName: sender.companyName });

/** An amount as the language of the mail writes it: `$1,299.50`, in German `1.299,50 $`. */
export function moneyText(
  { language }: Reader,
  ...[minor, symbol, unit]: Parameters<typeof formatMoney>
): string {
  if (language === "en") return formatMoney(minor, symbol, unit);
  const amount = formatMoney(minor, "", unit).replace(/[.,]/g, (mark) => (mark === "." ? "," : "."));
  return withSymbolOf({ language }, amount, symbol.trim());
}

/** A figure with its currency's symbol on the side where the language has it. */
export const withSymbolOf = ({ language }: Reader, figure: string, symbol: string): string =>
  language === "en" ? `${symbol}${figure}` : `${figure}\u00a0${symbol}`;

/** How dates are written: '28 Nov', in German '28. Nov.'. */
export const dateLocaleOf = ({ language }: Reader): string => (language === "en" ? "en-GB" : language);

/** The shop in the language of the mail. */
export const shopUrl = ({ publicUrl, language }: Reader & { readonly publicUrl: string }): string =>
  `${publicUrl}${languagePrefix(language)}`;

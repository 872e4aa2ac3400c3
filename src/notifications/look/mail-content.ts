import type { StoreSettings } from "../../contract/admin/settings.ts";
import type { Language } from "../../platform/language/language.ts";

/**
 * The text of a mail, without its look. Every mail is written once and rendered as HTML and as plain text.
 */
export interface MailContent {
  readonly subject: string;
  /** The line that mail programs show next to the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Its texts, or parts of them, that are shown in English because nobody has translated them. */
  readonly english?: readonly string[];
  /** Where a reply goes, when not to the support address. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

export type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string }
  /** Typed by a person: shown as written, line by line, and never as markup. A quote is somebody else's. */
  | { readonly kind: "letter" | "quote"; readonly text: string }
  /** The product that the mail is about, large. Its path on this store. */
  | { readonly kind: "image"; readonly imagePath: string }
  | { readonly kind: "code"; readonly code: string }
  /** The one thing to do. A mail has at most one. */
  | { readonly kind: "button"; readonly label: string; readonly url: string }
  /** Another thing that the reader can do. */
  | { readonly kind: "link"; readonly label: string; readonly url: string }
  | { readonly kind: "facts"; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  | { readonly kind: "amounts"; readonly rows: readonly AmountRow[] };

export interface AmountRow {
  readonly label: string;
  readonly detail: string;
  /** The path of the product's picture on this store; '' or missing when it has none. */
  readonly imagePath?: string;
  readonly amount: string;
  /** The amount in the base currency. Empty when that is the currency shown. */
  readonly baseAmount: string;
  readonly isTotal: boolean;
}

/** The store that sends the mail, with what holds for it now, and the language of the reader. */
export type MailSender = StoreSettings & {
  readonly publicUrl: string;
  readonly language: Language;
  /** Its own texts that nobody has translated into that language. */
  readonly english?: readonly string[];
};

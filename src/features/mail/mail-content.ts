/** What a mail says, apart from how it looks: every mail is written once, and rendered as HTML and as plain text. */
export interface MailContent {
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Who an answer goes to, where it isn't the support team. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

export type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string }
  /** Typed by somebody else: shown as written, line by line, and never as markup. */
  | { readonly kind: "quote"; readonly text: string }
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "button"; readonly label: string; readonly url: string }
  | { readonly kind: "facts"; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  | { readonly kind: "amounts"; readonly rows: readonly AmountRow[] };

export interface AmountRow {
  readonly label: string;
  readonly detail: string;
  readonly amount: string;
  /** The same in the base currency, where another one is shown. */
  readonly baseAmount: string;
  readonly isTotal: boolean;
}

/** What every mail knows of the store that sends it. */
export interface MailSender {
  readonly companyName: string;
  readonly supportEmail: string;
  readonly publicUrl: string;
  readonly accentColour: string;
}

import { type TProperties, type TSchemaOptions, Type } from "typebox";
import type { StaffText } from "./staff-text.ts";

/** An object with a name. The OpenAPI document has each named schema once and refers to it. */
export const NamedObject = <T extends TProperties>(name: string, fields: T) =>
  Type.Object(fields, { title: name });

/** Amounts in requests and responses: base currency (`499`, `1299.5`). Inside the program they are integer paise. */
export const Amount = Type.Number({ title: "Amount", description: "base currency" });

/** Sanitised HTML. */
export const Html = Type.String({ description: "sanitised HTML" });

/** A path on this host, or an https URL. */
export const UrlOrPath = Type.String();

export const PositiveId = Type.Integer({ title: "PositiveId", minimum: 1, maximum: 2147483647 });
export const UserId = Type.Integer({ minimum: 0, maximum: 2147483647 });

interface TextOptions {
  readonly minLength?: number;
  readonly description?: string;
}
/** Trimmed by `trimText` before it is checked (app/http/validator.ts). May be empty. */
export const Text = (maxLength: number) => Type.String({ maxLength, "x-trimmed": true });
/** Trimmed by `trimText` before it is checked, so a text that shows nothing is missing. */
export const NonEmptyText = (maxLength: number, { minLength = 1, ...options }: TextOptions = {}) =>
  Type.String({ minLength, maxLength, "x-trimmed": true, ...options });
/** Where a SKU lies in the store room. The CSV of products divides bins by commas, and sizes from them by `=`. */
export const Bin = Type.String({
  maxLength: 30,
  pattern: "^[^,=\\u0000-\\u001f\\u007f]*$",
  "x-trimmed": true,
  description: "where it lies in the store room, without comma and =; empty: not known",
});
/** An address of several lines. Each is trimmed and those that show nothing go (`trimLines`): pasted ones often stand between the others. */
export const AddressLines = (maxLength: number, { mayBeEmpty = false } = {}) =>
  Type.String({ ...(!mayBeEmpty && { minLength: 1 }), maxLength, "x-trimmed": "lines" });
/** Kept to the last character: passwords, codes, tokens, and files, whose first tab or line is a cell or a row. */
export const ExactText = (maxLength: number, options: TextOptions = {}) =>
  Type.String({ ...options, maxLength, "x-trimmed": false });

export const Timestamp = Type.String({ title: "Timestamp", description: "ISO 8601, UTC" });
/** A calendar day from 1900 on. app/http/validator.ts checks the format. */
export const Day = Type.String({ format: "date", description: "YYYY-MM-DD" });

/** The tag of a language (BCP 47), such as `nb` or `pt-BR`. */
export const LanguageTag = Type.String({
  title: "LanguageTag",
  pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",
  maxLength: 20,
});

/**
 * The tag of a language that the program has texts in: app/http/validator.ts knows which, and others would each be cached. One
 * that the store does not offer is English.
 */
export const ShopLanguage = Type.String({ title: "ShopLanguage", format: "shop-language", maxLength: 20 });

/** What a call mails later is in the language of the page that made it. */
export const ShopHeaders = Type.Object({
  "x-shop-language": Type.Optional(ShopLanguage),
});

/** Of calls that mail a code. */
export const CodeMailHeaders = Type.Object({
  ...ShopHeaders.properties,
  "x-shop-return": Type.Optional(
    Type.String({
      maxLength: 300,
      description: "the page of this store, with what was chosen there, to which the mail's button leads on",
    }),
  ),
});

/** Names the plan that a dry run showed. The call changes nothing when the plan is another one by now. */
export const PlanHash = Type.String({
  maxLength: 64,
  description: "the seal of the dry run that was reviewed; left out: change nothing, only report",
});

/** A path on this shop, or an https URL. `//host` is refused. */
export const Link = Type.String({
  maxLength: 500,
  pattern: "^(/(?![/\\\\])[^\\s\\\\]*|https://[^\\s/\\\\]+(/\\S*)?)$",
});

/** An English text of the server for staff. */
export const StaffTextField = (options: TSchemaOptions = {}) => Type.Unsafe<StaffText>(Type.String(options));

import { type Static, Type } from "typebox";
import { NamedObject, ShopLanguage, Text } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";

/** The kinds of mail whose words staff may write. */
export const EditableMailKind = Type.Enum([
  "welcome",
  "one-time-code",
  "login-warning",
  "order-placed",
  "payment-link",
  "payment-reminder",
  "order-confirmed",
  "order-dispatched",
  "order-delivered",
  "order-cancelled",
  "order-expired",
  "order-link",
  "size-exchanged",
  "address-changed",
]);
export type EditableMailKind = Static<typeof EditableMailKind>;

const texts = {
  subject: Text(150),
  greeting: Text(200),
  body: Type.String({
    maxLength: 2_000,
    description: "the opening words; an empty line parts paragraphs",
  }),
};
export const MailTextInput = NamedObject("MailTextInput", texts);
export type MailTextInput = Static<typeof MailTextInput>;

export const MailTextState = NamedObject("MailTextState", {
  kind: EditableMailKind,
  language: ShopLanguage,
  ...texts,
  defaults: MailTextInput,
  hasBody: Type.Boolean({ description: "false: the opening words follow from what happened" }),
  placeholders: Type.Array(Type.String()),
  required: Type.Array(Type.String(), { description: "placeholders that the subject must have" }),
  version: Type.Integer({ minimum: 0, description: "0: nobody has written anything yet" }),
});
export type MailTextState = Static<typeof MailTextState>;

const params = Type.Object({
  language: ShopLanguage,
  kind: EditableMailKind,
});
const change = Type.Object({ version: Type.Integer({ minimum: 0 }), ...texts });
const admin = { tag: "Admin: settings", auth: "staff", roles: ["admin"] } as const;

export const adminMailTexts = {
  "GET /api/admin/mail-texts": {
    operationId: "listMailTexts",
    ...admin,
    summary:
      "The words of each kind of mail that staff may write, in each language of the shop, with the defaults",
    output: Type.Array(MailTextState),
    errors: [],
  },
  "PUT /api/admin/mail-texts/{language}/{kind}": {
    operationId: "changeMailText",
    ...admin,
    summary: "Write the words of a kind of mail; an empty text is the default",
    params,
    body: change,
    output: MailTextState,
    errors: ["setting_invalid", "version_conflict"],
  },
  "POST /api/admin/mail-texts/{language}/{kind}/preview": {
    operationId: "previewMailText",
    ...admin,
    summary: "How a mail with these words looks for an example order",
    params,
    body: MailTextInput,
    output: NamedObject("MailPreview", {
      subject: Type.String(),
      text: Type.String({ description: "the plain text part" }),
      html: Type.String({ description: "the HTML part; every text in it is escaped" }),
    }),
    errors: ["setting_invalid"],
  },
  "POST /api/admin/mail-texts/{language}/{kind}/test-mail": {
    operationId: "sendTestOfMailText",
    ...admin,
    summary: "Send the example to oneself, at once",
    params,
    body: MailTextInput,
    output: Type.String({ description: "the caller's e-mail address, which it went to" }),
    errors: ["setting_invalid", "email_invalid", "mail_refused", "mail_server_missing"],
    perMinute: 10,
  },
} as const satisfies Record<string, StaffRoute>;

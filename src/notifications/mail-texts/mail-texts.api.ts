import type { EditableMailKind, MailTextState } from "../../contract/admin/mail-texts.ts";
import type { Handlers } from "../../contract/handler.ts";
import { type Language, offeredLanguages } from "../../platform/language/language.ts";
import type { Services } from "../../platform/services.ts";
import type { MailSender } from "../look/mail-content.ts";
import { mailHtml } from "../look/mail-html.ts";
import { mailText } from "../look/mail-text.ts";
import { senderIn } from "../look/sender-in.ts";
import { changeMailText, exampleWithWords, refuseWords } from "./change-mail-text.ts";
import { defaultMailText, editableKinds, editableMails } from "./editable-mails.ts";
import { findMailText, listMailTexts } from "./mail-texts.store.ts";
import { type MailWords, placeholdersOf, requiredPlaceholders } from "./mail-words.ts";
import { sendTestMail } from "./send-test-mail.ts";

type MailTextCalls =
  | "GET /api/admin/mail-texts"
  | "PUT /api/admin/mail-texts/{language}/{kind}"
  | "POST /api/admin/mail-texts/{language}/{kind}/preview"
  | "POST /api/admin/mail-texts/{language}/{kind}/test-mail";

export function mailTextsApi({
  database: { db },
  config: { publicUrl, outboundTls },
  settings,
}: Services): Handlers<MailTextCalls> {
  const senderOf = (language: Language) => senderIn(language, { ...settings.current(), publicUrl });
  const readStates = async (languages: readonly Language[]): Promise<MailTextState[]> => {
    const written = await listMailTexts(db);
    return languages.flatMap((language) => {
      const own = written.filter((row) => row.language === language);
      return editableKinds.map((kind) =>
        mailTextState(
          kind,
          senderOf(language),
          own.find((row) => row.kind === kind),
        ),
      );
    });
  };
  return {
    "GET /api/admin/mail-texts": () => readStates(offeredLanguages(settings.current())),

    async "PUT /api/admin/mail-texts/{language}/{kind}"({ params, body: { version, ...words }, ...staff }) {
      const { kind, language } = params;
      const sender = senderOf(language);
      const refused = await changeMailText(db, { kind, words, version, sender, staff, now: staff.now });
      if (refused) return refused;
      const saved = await findMailText(db, { kind, language }, null);
      return mailTextState(kind, sender, saved);
    },

    "POST /api/admin/mail-texts/{language}/{kind}/preview"({ params: { kind, language }, body }) {
      const refused = refuseWords(kind, body);
      if (refused) return refused;
      const sender = senderOf(language);
      const content = exampleWithWords(kind, body, sender);
      const { subject } = content;
      return { subject, text: mailText(content, sender), html: mailHtml(content, sender) };
    },

    async "POST /api/admin/mail-texts/{language}/{kind}/test-mail"({
      params: { kind, language },
      body,
      caller,
    }) {
      const refused = refuseWords(kind, body);
      if (refused) return refused;
      const content = exampleWithWords(kind, body, senderOf(language));
      const failed = await sendTestMail(settings.current(), publicUrl, {
        recipient: caller.email,
        mailServer: undefined,
        outboundTls,
        content,
        language,
      });
      return failed ?? caller.email;
    },
  };
}

/** The words of one kind of mail in the sender's language. `own`: what staff wrote; undefined when they wrote nothing. */
function mailTextState(
  kind: EditableMailKind,
  sender: MailSender,
  own: (MailWords & { readonly version: number }) | undefined,
): MailTextState {
  const defaults = defaultMailText(kind, sender);
  const { isOfOrder, hasBody } = editableMails[kind];
  return {
    kind,
    language: sender.language,
    defaults,
    hasBody,
    version: own?.version ?? 0,
    subject: own?.subject || defaults.subject,
    greeting: own?.greeting || defaults.greeting,
    body: own?.body || defaults.body,
    placeholders: [
      ...new Set([...placeholdersOf("greeting", isOfOrder), ...placeholdersOf("body", isOfOrder)]),
    ],
    required: [...requiredPlaceholders(isOfOrder)],
  };
}

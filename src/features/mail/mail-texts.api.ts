import type { EditableMailKind } from "../../contract/admin/mail-texts.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { changeMailText, exampleWithWords, refuseWords } from "./change-mail-text.ts";
import { defaultMailText, editableKinds, editableMails } from "./editable-mails.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";
import { listMailTexts } from "./mail-texts.store.ts";
import { placeholdersOf, requiredPlaceholders } from "./mail-words.ts";
import { sendTestMail } from "./send-test-mail.ts";

type MailTextCalls =
  | "GET /api/admin/mail-texts"
  | "PUT /api/admin/mail-texts/{kind}"
  | "POST /api/admin/mail-texts/{kind}/preview"
  | "POST /api/admin/mail-texts/{kind}/test-mail";

export function mailTextsApi({
  database: { db },
  config: { publicUrl, outboundTls },
  settings,
}: Services): Handlers<MailTextCalls> {
  const currentSender = () => ({ ...settings.current(), publicUrl, language: "en" as const });
  const readAll = async () => {
    const written = await listMailTexts(db);
    return editableKinds.map((kind) => {
      const own = written.find((row) => row.kind === kind);
      const defaults = defaultMailText(kind, currentSender());
      const { isOfOrder, hasBody } = editableMails[kind];
      return {
        ...{ kind, defaults, hasBody, version: own?.version ?? 0 },
        subject: own?.subject || defaults.subject,
        greeting: own?.greeting || defaults.greeting,
        body: own?.body || defaults.body,
        placeholders: [
          ...new Set([...placeholdersOf("greeting", isOfOrder), ...placeholdersOf("body", isOfOrder)]),
        ],
        required: [...requiredPlaceholders(isOfOrder)],
      };
    });
  };
  const readOne = async (kind: EditableMailKind) => {
    const found = (await readAll()).find((each) => each.kind === kind);
    if (!found) throw new Error(`No such kind of mail: ${kind}`);
    return found;
  };
  return {
    "GET /api/admin/mail-texts": readAll,

    async "PUT /api/admin/mail-texts/{kind}"({ params: { kind }, body: { version, ...words }, ...staff }) {
      const sender = currentSender();
      const refused = await changeMailText(db, { kind, words, version, sender, staff, now: staff.now });
      return refused ?? readOne(kind);
    },

    "POST /api/admin/mail-texts/{kind}/preview"({ params: { kind }, body }) {
      const refused = refuseWords(kind, body);
      if (refused) return refused;
      const sender = currentSender();
      const content = exampleWithWords(kind, body, sender);
      const { subject } = content;
      return { subject, text: mailText(content, sender), html: mailHtml(content, sender) };
    },

    async "POST /api/admin/mail-texts/{kind}/test-mail"({ params: { kind }, body, caller }) {
      const refused = refuseWords(kind, body);
      if (refused) return refused;
      const content = exampleWithWords(kind, body, currentSender());
      const failed = await sendTestMail(settings.current(), publicUrl, {
        ...{ recipient: caller.email, mailServer: undefined, outboundTls, content },
      });
      return failed ?? caller.email;
    },
  };
}

import type { EditableMailKind, MailTextInput } from "../../contract/admin/mail-texts.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { visibleText } from "../../platform/mail/single-line.ts";
import type { MailContent, MailSender } from "../look/mail-content.ts";
import { defaultMailText, editableMails, exampleMail, exampleValues } from "./editable-mails.ts";
import { lockMailText, saveMailText } from "./mail-texts.store.ts";
import { greetingOf, withWords, wordsProblems } from "./mail-words.ts";

interface MailTextEdit {
  readonly kind: EditableMailKind;
  readonly words: MailTextInput;
  readonly version: number;
  readonly sender: MailSender;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Refuses setting_invalid, with what is wrong at each text in `errors`. */
export function refuseWords(
  kind: EditableMailKind,
  words: MailTextInput,
): Refusal<"setting_invalid"> | undefined {
  const errors = wordsProblems(words, editableMails[kind]);
  const [first] = Object.values(errors);
  return first === undefined ? undefined : refuse("setting_invalid", first, { errors });
}

/**
 * Writes the words of a kind of mail in the sender's language. A text that is the default is stored as empty, so that it
 * goes on following the store's settings. Returns undefined when it is done.
 */
export async function changeMailText(
  db: Db,
  { kind, words, version, sender, staff, now }: MailTextEdit,
): Promise<Refusal<"setting_invalid" | "version_conflict"> | undefined> {
  const refused = refuseWords(kind, words);
  if (refused) return refused;
  const defaults = defaultMailText(kind, sender);
  const own = (field: keyof MailTextInput) => {
    const text = visibleText(words[field].replaceAll(/\r\n?/g, "\n"));
    return text === defaults[field] ? "" : text;
  };
  const key = { kind, language: sender.language };
  const after = { subject: own("subject"), greeting: own("greeting"), body: own("body") };
  const conflict = refuse(
    "version_conflict",
    "Somebody else changed these words in the meantime, so nothing was saved.",
  );
  return refusableTransaction(db, async (trx) => {
    const before = await lockMailText(trx, key);
    if ((before?.version ?? 0) !== version) return conflict;
    if (!(await saveMailText(trx, key, { ...after, version: version + 1, now }))) return conflict;
    await recordChange(trx, {
      staff,
      action: "mail text changed",
      subject: "mail texts",
      subjectId: `${kind} ${sender.language}`,
      now,
      ...(before && { before: { subject: before.subject, greeting: before.greeting, body: before.body } }),
      after,
    });
    return undefined;
  });
}

/** The example mail with these words. */
export function exampleWithWords(
  kind: EditableMailKind,
  words: MailTextInput,
  sender: MailSender,
): MailContent {
  const values = exampleValues(sender);
  const mailGreeting = greetingOf(words, values) || sender.mailGreeting;
  return withWords(exampleMail(kind, { ...sender, mailGreeting }), words, values);
}

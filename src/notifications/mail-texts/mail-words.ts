import type { MailTextInput } from "../../contract/admin/mail-texts.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { toSingleLine, visibleText } from "../../platform/mail/single-line.ts";
import type { Block, MailContent } from "../look/mail-content.ts";

/** The words that staff wrote for a kind of mail. An empty one is the default. */
export type MailWords = MailTextInput;

export type PlaceholderValues = Readonly<Record<"companyName" | "orderNumber" | "supportEmail", string>>;

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** What each text may name. A person's name is allowed in the greeting alone, which leaves out a text that is no name. */
export const placeholdersOf = (field: keyof MailWords, isOfOrder: boolean): readonly string[] => [
  ...(field === "greeting" ? ["firstName"] : []),
  ...["companyName", "supportEmail"],
  ...(isOfOrder && field !== "greeting" ? ["orderNumber"] : []),
];
export const requiredPlaceholders = (isOfOrder: boolean): readonly string[] =>
  isOfOrder ? ["orderNumber"] : [];

/** What is wrong with each text; empty when nothing is wrong. Empty texts are the defaults, which are right. */
export function wordsProblems(
  words: MailWords,
  { isOfOrder, hasBody }: { readonly isOfOrder: boolean; readonly hasBody: boolean },
): Partial<Record<keyof MailWords, StaffText>> {
  const problems: Partial<Record<keyof MailWords, StaffText>> = {};
  for (const field of ["subject", "greeting", "body"] as const) {
    const text = words[field];
    const known = placeholdersOf(field, isOfOrder);
    const unknown = [...text.matchAll(PLACEHOLDER)].find(([, name = ""]) => !known.includes(name));
    const rest = text.replaceAll(PLACEHOLDER, "");
    if (unknown)
      problems[field] =
        staffText`There is no ${unknown[0].slice(0, 40)} here: ${known.map((name) => `{${name}}`).join(", ")}.`;
    else if (/[{}]/.test(rest)) problems[field] = staffText`A placeholder is a name in ${"{"} and ${"}"}.`;
    else if (/<\/?[a-z!]/i.test(text))
      problems[field] = staffText`Write plain text: HTML is shown as it is typed.`;
  }
  const missing = requiredPlaceholders(isOfOrder).find((name) => !words.subject.includes(`{${name}}`));
  if (words.subject && missing) problems.subject ??= staffText`The subject needs ${`{${missing}}`}.`;
  if (words.body && !hasBody)
    problems.body ??= staffText`This mail's opening words follow from what happened.`;
  return problems;
}

const fill = (template: string, values: PlaceholderValues): string =>
  template.replaceAll(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof PlaceholderValues] : whole,
  );

/** The mail with the words of staff in place of its subject and its first paragraph after the greeting. */
export function withWords(content: MailContent, words: MailWords, values: PlaceholderValues): MailContent {
  const [greeting, opening, ...rest] = content.blocks;
  const paragraphs: Block[] = visibleText(fill(words.body, values))
    .split(/\n{2,}/)
    .filter((text) => text.trim())
    .map((text) => ({ kind: "text", text: text.trim() }));
  const blocks =
    paragraphs.length > 0 && greeting && opening?.kind === "text"
      ? [greeting, ...paragraphs, ...rest]
      : content.blocks;
  return { ...content, subject: toSingleLine(fill(words.subject, values)) || content.subject, blocks };
}

/** The greeting with all its placeholders filled except the name, which `greeting` fills. */
export const greetingOf = (words: MailWords, values: PlaceholderValues): string =>
  toSingleLine(fill(words.greeting, values));

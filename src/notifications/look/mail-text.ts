import { inLanguage } from "../../platform/language/in-language.ts";
import { shopUrl, storeName } from "../../platform/language/reader.ts";
import { t } from "../../platform/language/t.ts";
import type { AmountRow, Block, MailContent, MailSender } from "./mail-content.ts";

const WIDTH = 60;

/** A mail as plain text, laid out for a fixed-width font. */
export function mailText(content: MailContent, sender: MailSender): string {
  const end = inLanguage(sender.language, () => signature(sender));
  const parts = [content.heading, ...content.blocks.map(blockText), end];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "text":
    case "note":
    case "letter":
      return block.text;
    case "image":
      return "";
    case "heading":
      return `${block.text}\n${"-".repeat(block.text.length)}`;
    case "quote":
      return block.text.replace(/^/gm, "> ");
    case "code":
      return `    ${block.code}`;
    case "button":
    case "link":
      return `${block.label}:\n${block.url}`;
    case "facts":
      return block.rows.map(({ label, value }) => `${label}: ${value.replaceAll("\n", "\n  ")}`).join("\n");
    case "amounts":
      return block.rows.map(amountText).join("\n");
  }
}

function amountText({ label, detail, amount, baseAmount, isTotal }: AmountRow): string {
  const amountWithBase = baseAmount ? `${amount} (${baseAmount})` : amount;
  const line = `${label.padEnd(Math.max(0, WIDTH - amountWithBase.length - 1))} ${amountWithBase}`;
  return `${isTotal ? `${"-".repeat(WIDTH)}\n` : ""}${line.trimEnd()}${detail ? `\n  ${detail}` : ""}`;
}

function signature(sender: MailSender): string {
  const { supportEmail, mailFooter } = sender;
  const questions = supportEmail && `${t("Questions?")} ${supportEmail}`;
  return ["-- ", storeName(sender), shopUrl(sender), questions, mailFooter].filter(Boolean).join("\n");
}

import { safeHtml } from "../../src/catalogue/safe-html/safe-html.ts";

export interface Names {
  readonly company: string;
  readonly partner: string;
}

/** Replaces `{company}` and `{partner}` in a text with the configured names. */
export const replacePlaceholders = (text: string, names: Names): string =>
  text.replace(/\{(company|partner)\}/g, (_, key: keyof Names) => names[key]);

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The same for HTML. Names are escaped, and the result is sanitised like all stored HTML. */
export const replacePlaceholdersInHtml = (html: string, { company, partner }: Names): string =>
  safeHtml(replacePlaceholders(html, { company: escapeHtml(company), partner: escapeHtml(partner) }));

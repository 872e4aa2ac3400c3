import { safeHtml } from "../../src/features/catalog/safe-html.ts";

export interface Names {
  readonly company: string;
  readonly partner: string;
}

/** Puts the configured names where a text says `{company}` or `{partner}`. */
export const fillIn = (text: string, names: Names): string =>
  text.replace(/\{(company|partner)\}/g, (_, key: keyof Names) => names[key]);

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The same for HTML: a name with `&` or `<` in it stays text, and what is stored is sanitised like any other write. */
export const fillInHtml = (html: string, { company, partner }: Names): string =>
  safeHtml(fillIn(html, { company: escaped(company), partner: escaped(partner) }));

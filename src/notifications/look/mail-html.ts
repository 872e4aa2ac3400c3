import {
  Fragment,
  createElement as h,
  type ReactNode,
  type TableHTMLAttributes,
  type TdHTMLAttributes,
} from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { inLanguageOrEnglish, noteEnglish } from "../../platform/language/in-language.ts";
import { textDirection } from "../../platform/language/language.ts";
import { shopUrl, storeName } from "../../platform/language/reader.ts";
import { t } from "../../platform/language/t.ts";
import { inItsLanguage } from "./in-its-language.ts";
import type { Block, MailContent, MailSender } from "./mail-content.ts";
import { darkCss, onAccent, PAGE_PX, style } from "./mail-style.ts";
import { amountsTable, factsTable, largeImage } from "./mail-tables.ts";

/** Mail programs show the text after a short preview too. These characters cannot be seen and take its place. */
const FILLER = "\u00a0\u200c";
const PREVIEW_LENGTH = 150;

const LOGO_PX = 28;
/** Six digits are large; a longer code is smaller, so that it stays in one line on a phone. */
const LARGE_CODE_LENGTH = 8;
const codeStyle = (code: string) =>
  code.length > LARGE_CODE_LENGTH ? { ...style.code, ...style.longCode } : style.code;

/** Large letters stand a little closer, but not those that join. */
const headingStyle = ({ language }: MailSender) =>
  textDirection(language) === "rtl" ? { ...style.heading, letterSpacing: "normal" } : style.heading;

/** A mail as HTML. React escapes every text, so that typed text never becomes markup. */
export const mailHtml = (content: MailContent, sender: MailSender): string =>
  inLanguageOrEnglish(sender.language, () => {
    for (const text of [...(content.english ?? []), ...(sender.english ?? [])]) noteEnglish(text);
    return writeHtml(content, sender);
  });

function writeHtml(content: MailContent, sender: MailSender): string {
  const document = h(
    "html",
    { lang: sender.language, dir: textDirection(sender.language) },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("meta", { name: "x-apple-disable-message-reformatting" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("title", null, content.subject),
      h("style", null, darkCss),
    ),
    h(
      "body",
      { className: "paper", style: style.body },
      h("div", { style: style.preview }, content.preview.padEnd(PREVIEW_LENGTH, FILLER)),
      page(content, sender),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`
    .replace(markup(WIDTH_START), OUTLOOK_START)
    .replace(markup(WIDTH_END), OUTLOOK_END);
}

/** Outlook for Windows knows no `max-width`: without a table of that width, which it alone reads, a mail fills the window. */
const OUTLOOK_START = `<!--[if mso]><table role="presentation" align="center" width="${PAGE_PX}" border="0" cellpadding="0" cellspacing="0"><tr><td><![endif]-->`;
const OUTLOOK_END = "<!--[if mso]></td></tr></table><![endif]-->";
// React writes no comments: these elements stand in their places.
const [WIDTH_START, WIDTH_END] = ["width-start", "width-end"];
const place = (id: string): ReactNode => h("template", { id });
const markup = (id: string): string => `<template id="${id}"></template>`;

/** Some mail programs drop the styles of the body, so a cell around the page has them too. */
const page = (content: MailContent, sender: MailSender): ReactNode =>
  box(
    { dir: textDirection(sender.language) }, // webmail shows the body alone
    { className: "paper", style: style.paper },
    place(WIDTH_START),
    box(
      { align: "center", style: style.page },
      { style: style.pageCell },
      h(
        "p",
        { className: "ink", style: style.brand },
        logo(sender) ?? (sender.companyName || storeName(sender)),
      ),
      box(
        { style: style.cardTable },
        { className: "card", style: style.card },
        h("h1", { className: "ink", style: headingStyle(sender) }, inItsLanguage(content.heading)),
        content.blocks.map((block, index) => h(Fragment, { key: index }, blockHtml(block, sender))),
      ),
      h(
        "p",
        { className: "soft", style: style.foot },
        link(shopUrl(sender), shopUrl(sender).replace(/^https?:\/\//, "")),
        sender.supportEmail && [
          h("br", { key: "break" }),
          h(Fragment, { key: "questions" }, inItsLanguage(t("Questions?")), " "),
          h(Fragment, { key: "support" }, link(`mailto:${sender.supportEmail}`, sender.supportEmail)),
        ],
        sender.mailFooter && [
          h("br", { key: "break before footer" }),
          h(Fragment, { key: "footer" }, inItsLanguage(sender.mailFooter)),
        ],
      ),
    ),
    place(WIDTH_END),
  );

/** The store's logo. Null without one, and for an SVG file: most mail programs do not show those. */
function logo(sender: MailSender): ReactNode {
  const { logoUrl, publicUrl } = sender;
  if (logoUrl === null || /\.svg(\?|$)/i.test(logoUrl)) return null;
  const src = logoUrl.startsWith("/") ? `${publicUrl}${logoUrl}` : logoUrl;
  return h("img", { src, alt: storeName(sender), height: LOGO_PX, style: style.logo });
}

/** A table with one cell: Outlook has paddings and widths only there. */
const box = (
  table: TableHTMLAttributes<HTMLTableElement>,
  cell: TdHTMLAttributes<HTMLTableCellElement>,
  ...children: ReactNode[]
): ReactNode =>
  h(
    "table",
    { role: "presentation", width: "100%", border: 0, cellPadding: 0, cellSpacing: 0, ...table },
    h("tbody", null, h("tr", null, h("td", cell, ...children))),
  );

const link = (href: string, text: string): ReactNode =>
  h("a", { href, target: "_blank", className: "soft", style: style.link }, inItsLanguage(text));

function blockHtml(block: Block, sender: MailSender): ReactNode {
  switch (block.kind) {
    case "text":
      return h("p", { className: "ink", style: style.text }, inItsLanguage(block.text));
    case "note":
      return h("p", { className: "soft", style: style.note }, inItsLanguage(block.text));
    case "heading":
      return h("h2", { className: "ink", style: style.subheading }, inItsLanguage(block.text));
    case "quote":
      return h("div", { className: "ink wash", dir: "auto", style: style.quote }, inItsLanguage(block.text));
    case "letter":
      return h("p", { className: "ink", dir: "auto", style: style.letter }, inItsLanguage(block.text));
    case "image":
      return largeImage(block.imagePath, sender);
    case "code":
      return h("div", { className: "ink wash", style: codeStyle(block.code) }, block.code);
    case "button": {
      const background = { backgroundColor: sender.accentColour };
      const label = { ...style.button, ...background, color: onAccent(sender.accentColour) };
      return box(
        { width: undefined, style: style.buttonTable },
        { style: { ...style.buttonCell, ...background } },
        h("a", { href: block.url, target: "_blank", style: label }, inItsLanguage(block.label)),
      );
    }
    case "link":
      return h("p", { style: style.text }, link(block.url, block.label));
    case "facts":
      return factsTable(block.rows);
    case "amounts":
      return amountsTable(block.rows, sender);
  }
}

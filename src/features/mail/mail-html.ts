import {
  Fragment,
  createElement as h,
  type ReactNode,
  type TableHTMLAttributes,
  type TdHTMLAttributes,
} from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { AmountRow, Block, MailContent, MailSender } from "./mail-content.ts";
import { darkCss, onAccent, style } from "./mail-style.ts";

/** Mail programs show the text after a short preview too. These characters cannot be seen and take its place. */
const FILLER = "\u00a0\u200c";
const PREVIEW_LENGTH = 150;

/** A mail as HTML. React escapes every text, so that typed text never becomes markup. */
export function mailHtml(content: MailContent, sender: MailSender): string {
  const document = h(
    "html",
    { lang: "en", dir: "ltr" },
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
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** Some mail programs drop the styles of the body, so a cell around the page has them too. */
const page = (content: MailContent, sender: MailSender): ReactNode =>
  box(
    {},
    { className: "paper", style: style.paper },
    box(
      { align: "center", style: style.page },
      { style: style.pageCell },
      h("p", { className: "ink", style: style.brand }, `${sender.companyName} store`),
      box(
        { style: style.cardTable },
        { className: "card", style: style.card },
        h("h1", { className: "ink", style: style.heading }, content.heading),
        content.blocks.map((block, index) => h(Fragment, { key: index }, blockHtml(block, sender))),
      ),
      h(
        "p",
        { className: "soft", style: style.foot },
        link(sender.publicUrl, sender.publicUrl.replace(/^https?:\/\//, "")),
        sender.supportEmail && [
          h("br", { key: "break" }),
          "Questions? ",
          h(Fragment, { key: "support" }, link(`mailto:${sender.supportEmail}`, sender.supportEmail)),
        ],
        sender.mailFooter && [h("br", { key: "footer" }), sender.mailFooter],
      ),
    ),
  );

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
  h("a", { href, target: "_blank", className: "soft", style: style.link }, text);

function blockHtml(block: Block, sender: MailSender): ReactNode {
  switch (block.kind) {
    case "text":
      return h("p", { className: "ink", style: style.text }, block.text);
    case "note":
      return h("p", { className: "soft", style: style.note }, block.text);
    case "heading":
      return h("h2", { className: "ink", style: style.subheading }, block.text);
    case "quote":
      return h("div", { className: "ink wash", style: style.quote }, block.text);
    case "code":
      return h("div", { className: "ink wash", style: style.code }, block.code);
    case "button": {
      const background = { backgroundColor: sender.accentColour };
      const label = { ...style.button, ...background, color: onAccent(sender.accentColour) };
      return box(
        { width: undefined, style: style.buttonTable },
        { style: { ...style.buttonCell, ...background } },
        h("a", { href: block.url, target: "_blank", style: label }, block.label),
      );
    }
    case "facts":
      return table(block.rows.map((row) => factRow(row)));
    case "amounts":
      return table(block.rows.map((row, index) => amountRow(row, index, sender)));
  }
}

const table = (rows: ReactNode[]): ReactNode =>
  h(
    "table",
    {
      role: "presentation",
      width: "100%",
      cellPadding: 0,
      cellSpacing: 0,
      style: { margin: "0 0 20px", borderCollapse: "collapse" },
    },
    h("tbody", null, rows),
  );

const factRow = ({ label, value }: { label: string; value: string }): ReactNode =>
  h(
    "tr",
    { key: label },
    h("td", { className: "soft", width: "30%", style: style.label }, label),
    h("td", { className: "ink", style: style.value }, value),
  );

const IMAGE_PX = 56;

/** An image has its own background, so it looks the same on a dark screen. */
const productImage = (imagePath: string, { publicUrl }: MailSender): ReactNode =>
  h("img", {
    src: `${publicUrl}${imagePath}?w=192`,
    alt: "",
    width: IMAGE_PX,
    height: IMAGE_PX,
    style: style.image,
  });

function amountRow(row: AmountRow, key: number, sender: MailSender): ReactNode {
  const { label, detail, imagePath, amount, baseAmount, isTotal } = row;
  const weight = { fontWeight: isTotal ? 600 : 400 };
  const small = (text: string) => (text ? h("span", { className: "soft", style: style.detail }, text) : null);
  return h(
    "tr",
    { key },
    imagePath
      ? h(
          "td",
          { className: "cell", width: IMAGE_PX + 12, style: style.cell },
          productImage(imagePath, sender),
        )
      : null,
    h(
      "td",
      {
        className: "ink cell",
        colSpan: imagePath ? 1 : 2,
        style: { ...style.cell, ...weight, paddingRight: "16px" },
      },
      label,
      small(detail),
    ),
    h(
      "td",
      {
        className: "ink cell",
        align: "right",
        style: { ...style.cell, ...weight, whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
      },
      amount,
      small(baseAmount),
    ),
  );
}

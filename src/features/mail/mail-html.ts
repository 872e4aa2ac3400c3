import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  render,
  Section,
  Text,
} from "@react-email/components";
import { createElement as h, type ReactNode } from "react";
import type { AmountRow, Block, MailContent, MailSender } from "./mail-content.ts";
import { darkCss, onAccent, style } from "./mail-style.ts";

/** A mail as HTML. React escapes every text, so that typed text never becomes markup. */
export const mailHtml = (content: MailContent, sender: MailSender): Promise<string> =>
  render(
    h(
      Html,
      { lang: "en" },
      h(
        Head,
        null,
        h("meta", { name: "viewport", content: "width=device-width" }),
        h("meta", { name: "color-scheme", content: "light dark" }),
        h("meta", { name: "supported-color-schemes", content: "light dark" }),
        h("title", null, content.subject),
        h("style", null, darkCss),
      ),
      h(Preview, null, content.preview),
      h(Body, { className: "paper", style: style.body }, page(content, sender)),
    ),
  );

const page = (content: MailContent, sender: MailSender): ReactNode =>
  h(
    Container,
    { style: style.page },
    h(Text, { className: "ink", style: style.brand }, `${sender.companyName} store`),
    h(
      Section,
      { className: "card", style: style.card },
      h(Heading, { as: "h1", className: "ink", style: style.heading }, content.heading),
      content.blocks.map((block, index) => h("div", { key: index }, blockHtml(block, sender))),
    ),
    h(
      Text,
      { className: "soft", style: style.foot },
      link(sender.publicUrl, sender.publicUrl.replace(/^https?:\/\//, "")),
      h("br"),
      "Questions? ",
      link(`mailto:${sender.supportEmail}`, sender.supportEmail),
    ),
  );

const link = (href: string, text: string): ReactNode =>
  h(Link, { href, className: "soft", style: { color: style.foot.color, textDecoration: "underline" } }, text);

function blockHtml(block: Block, sender: MailSender): ReactNode {
  switch (block.kind) {
    case "text":
      return h(Text, { className: "ink", style: style.text }, block.text);
    case "note":
      return h(Text, { className: "soft", style: style.note }, block.text);
    case "heading":
      return h(Heading, { as: "h2", className: "ink", style: style.subheading }, block.text);
    case "quote":
      return h("div", { className: "ink wash", style: style.quote }, block.text);
    case "code":
      return h("div", { className: "ink wash", style: style.code }, block.code);
    case "button": {
      const colours = { backgroundColor: sender.accentColour, color: onAccent(sender.accentColour) };
      return h(Button, { href: block.url, style: { ...style.button, ...colours } }, block.label);
    }
    case "facts":
      return table(block.rows.map((row) => factRow(row)));
    case "amounts":
      return table(block.rows.map((row, index) => amountRow(row, index)));
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

function amountRow({ label, detail, amount, baseAmount, isTotal }: AmountRow, key: number): ReactNode {
  const weight = { fontWeight: isTotal ? 600 : 400 };
  const small = (text: string) => (text ? h("span", { className: "soft", style: style.detail }, text) : null);
  return h(
    "tr",
    { key },
    h(
      "td",
      { className: "ink cell", style: { ...style.cell, ...weight, paddingRight: "16px" } },
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

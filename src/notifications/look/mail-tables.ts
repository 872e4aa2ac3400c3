import { createElement as h, type ReactNode } from "react";
import { textDirection } from "../../platform/language/language.ts";
import { language } from "../../platform/language/t.ts";
import { inItsLanguage } from "./in-its-language.ts";
import type { AmountRow, MailSender } from "./mail-content.ts";
import { style } from "./mail-style.ts";

export const factsTable = (rows: readonly { readonly label: string; readonly value: string }[]): ReactNode =>
  table(rows.map(factRow));

export const amountsTable = (rows: readonly AmountRow[], sender: MailSender): ReactNode =>
  table(rows.map((row, index) => amountRow(row, index, sender)));

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

/** The sides of a line in the language of the mail. Mail programs know no logical properties such as `padding-inline-end`. */
const sides = () =>
  textDirection(language()) === "rtl"
    ? ({ start: "right", end: "left", roomAtEnd: { paddingLeft: "16px" } } as const)
    : ({ start: "left", end: "right", roomAtEnd: { paddingRight: "16px" } } as const);

const factRow = ({ label, value }: { label: string; value: string }): ReactNode =>
  h(
    "tr",
    { key: label },
    h(
      "td",
      { className: "soft term", width: "30%", style: { ...style.label, ...sides().roomAtEnd } },
      inItsLanguage(label),
    ),
    h(
      "td",
      // Each line of an address has its own direction, and begins below the others.
      { className: "ink fact", dir: "auto", style: { ...style.value, textAlign: sides().start } },
      inItsLanguage(value),
    ),
  );

const IMAGE_PX = 56;
const LARGE_IMAGE_PX = 360;

/** An image has its own light background, which a dark screen dims. */
const productImage = (imagePath: string, { publicUrl }: MailSender): ReactNode =>
  h("img", {
    src: `${publicUrl}${imagePath}?w=192`,
    alt: "",
    className: "image",
    width: IMAGE_PX,
    height: IMAGE_PX,
    style: style.image,
  });

/** The product that the mail is about. */
export const largeImage = (imagePath: string, { publicUrl }: MailSender): ReactNode =>
  h("img", {
    src: `${publicUrl}${imagePath}?w=960`,
    alt: "",
    className: "image",
    width: LARGE_IMAGE_PX,
    style: style.largeImage,
  });

function amountRow(row: AmountRow, key: number, sender: MailSender): ReactNode {
  const { label, detail, imagePath, amount, baseAmount, isTotal } = row;
  const weight = { fontWeight: isTotal ? 600 : 400 };
  const small = (text: string) =>
    text ? h("span", { className: "soft", style: style.detail }, inItsLanguage(text)) : null;
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
        style: { ...style.cell, ...weight, ...sides().roomAtEnd },
      },
      inItsLanguage(label),
      small(detail),
    ),
    h(
      "td",
      {
        className: "ink cell",
        align: sides().end,
        style: { ...style.cell, ...weight, whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
      },
      inItsLanguage(amount),
      small(baseAmount),
    ),
  );
}

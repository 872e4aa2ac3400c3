import { createElement as h, type ReactNode } from "react";

/** A telephone number, or letters and digits that hyphens or slashes join: an order number, a return's, a code. */
const NUMBER = /(\+\d[\d ]{5,18}\d|(?=[\w/-]{0,31}\d)\w{1,12}(?:[-/]\w{1,12}){1,5})/;

const style = { whiteSpace: "nowrap" } as const;

/** A text in which no number or code breaks across lines: people read them aloud and copy them. */
export const withUnbrokenNumbers = (text: string): ReactNode[] =>
  text.split(NUMBER).map((part, index) => (index % 2 ? h("span", { key: index, style }, part) : part));

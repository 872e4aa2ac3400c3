import { normaliseOrderNumber } from "../../../orders/order/order-number.ts";

export interface TextPart {
  readonly text: string;
  /** The order that this part names, as the store writes its number. */
  readonly orderNo?: string;
}

/** Also without hyphens, with spaces and in small letters, as people type it. */
const possibleNumber = /\bks[-\s]?[0-9a-z]{4}[-\s]?[0-9a-z]{4}[-\s]?[0-9a-z]\b/gi;

/** Splits a text into the parts that name an order and the others. A number whose check character is wrong is no order number. */
export function splitOrderNumbers(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(possibleNumber)) {
    const orderNo = normaliseOrderNumber(found);
    if (!orderNo) continue;
    parts.push({ text: text.slice(end, index) }, { text: found, orderNo });
    end = index + found.length;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== "");
}

import type { VariantId } from "../../contract/ids.ts";
/** Names one counted stock: that of a variant over all sizes (size empty), or that of one size. */
export interface StockId {
  readonly variantId: VariantId;
  readonly size: string;
}

/** `12~M`, the form that URLs of the admin use. */
export const formatStockId = ({ variantId, size }: StockId): string => `${variantId}~${size}`;

/** Parses the form of formatStockId. The contract has checked the text already. */
export function parseStockId(text: string): StockId {
  const at = text.indexOf("~");
  return { variantId: Number(text.slice(0, at)), size: text.slice(at + 1) };
}

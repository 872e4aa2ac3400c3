/** One count: a variant's over all sizes (size empty), or a size's. */
export interface StockId {
  readonly variantId: number;
  readonly size: string;
}

/** `12~M`, as the back office's addresses name a count. */
export const stockIdText = ({ variantId, size }: StockId): string => `${variantId}~${size}`;

/** The other way round, of a text that the contract let through. */
export function readStockId(text: string): StockId {
  const at = text.indexOf("~");
  return { variantId: Number(text.slice(0, at)), size: text.slice(at + 1) };
}

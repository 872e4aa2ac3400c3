import { type Refusal, refuse } from "../../contract/errors.ts";
import type { ReturnableLine } from "./return.store.ts";

/** How many pieces of a line may still come back: what arrived, without what is on a return already. 0 for food. */
export function returnablePieces(line: Omit<ReturnableLine, "variantId">, takesKit: boolean): number {
  if (!line.returnable || (line.isSwag && !takesKit)) return 0;
  return Math.max(0, Math.min(line.quantity, line.deliveredQuantity) - line.returnedQuantity);
}

/** Refuses line_not_found (also a line named twice). */
export function refuseReturnLines(
  orderLines: readonly ReturnableLine[],
  asked: readonly { readonly lineId: number; readonly quantity: number }[],
  takesKit: boolean,
): Refusal<"line_not_found" | "not_returnable" | "return_too_large"> | undefined {
  if (new Set(asked.map(({ lineId }) => lineId)).size < asked.length)
    return refuse("line_not_found", "The same line is there twice.");
  for (const { lineId, quantity } of asked) {
    const line = orderLines.find((each) => each.lineId === lineId);
    if (!line) return refuse("line_not_found", "The order has no such line.");
    if (!line.returnable)
      return refuse("not_returnable", `${line.productName} cannot be returned: we do not take back food.`);
    if (line.isSwag && !takesKit)
      return refuse(
        "not_returnable",
        `${line.productName} is free: write to us, and we’ll exchange its size.`,
      );
    if (quantity > returnablePieces(line, takesKit))
      return refuse("return_too_large", `${line.productName}: fewer pieces than that are left to return.`);
  }
  return undefined;
}

import { newStaff } from "./staff.ts";
import type { TestStore } from "./store.ts";

/** Counts the stock of a variant as staff do, or of one of its sizes, so that it is `pieces`. */
export async function setStock(
  store: TestStore,
  variantId: number,
  pieces: number,
  size = "",
): Promise<void> {
  const { token } = await newStaff(store, "catalogue");
  const params = { stockId: `${variantId}~${size}` };
  const { body } = await store.call("GET /api/admin/stock/{stockId}", { params, token });
  const { status } = await store.call("POST /api/admin/stock/{stockId}/movements", {
    params,
    token,
    body: { seen: body.stock, reason: "counted", pieces },
  });
  if (status !== 200) throw new Error(`Not counted: ${status}`);
}

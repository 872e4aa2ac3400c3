import type { KitInput } from "../../src/contract/admin/kit.ts";
import type { Buyer } from "./new-buyer.ts";
import { setStock } from "./set-stock.ts";
import { cartItem, checkoutBody, findProduct, firstVariant, KIT_ID } from "./shopping.ts";
import { newStaff } from "./staff.ts";
import { stockOf, stockOfSize } from "./stock-of.ts";
import type { TestStore } from "./store.ts";

/**
 * The welcome kit made of parts: a T-shirt in the picked size, two mugs with a substitute, and a pen. `store` is called at each
 * action, because a file's store opens after this.
 */
export function kitOfParts(store: () => TestStore) {
  const db = () => store().services.database.db;
  const kit = () => findProduct(store(), ({ productId }) => productId === KIT_ID);
  const sizes = () => firstVariant(kit()).sizes.map(({ name }) => name);
  const plain = () =>
    [...store().services.catalogue.current().products.values()].filter(
      (product) => !product.isSwagItem && firstVariant(product).sizes.length === 0,
    );
  const sized = () =>
    findProduct(
      store(),
      (product) =>
        !product.isSwagItem &&
        sizes().every((size) => firstVariant(product).sizes.some(({ name }) => name === size)),
    );
  const variantOf = (at: number) => firstVariant(plain()[at] ?? kit()).id;

  const change = async (input: Omit<KitInput, "sizes">) => {
    const { token } = await newStaff(store(), "catalogue");
    const { body } = await store().call("GET /api/admin/kit", { token });
    return store().call("PUT /api/admin/kit", {
      token,
      body: { version: body.kit?.version ?? 1, sizes: sizes(), ...input },
    });
  };
  const contents = () => [
    { variantId: firstVariant(sized()).id, quantity: 1, size: "" },
    { variantId: variantOf(0), quantity: 2, size: "", substituteVariantId: variantOf(1) },
    { variantId: variantOf(2), quantity: 1, size: "" },
  ];
  /** So many can be sold: those that other orders hold lie there besides. */
  async function setAvailable(variantId: number, pieces: number, size = "") {
    const { token } = await newStaff(store(), "catalogue");
    const { body } = await store().call("GET /api/admin/stock/{stockId}", {
      params: { stockId: `${variantId}~${size}` },
      token,
    });
    await setStock(store(), variantId, body.reserved + pieces, size);
  }
  async function stockParts(pieces: { shirt: number; mug: number; substitute: number; pen: number }) {
    for (const size of sizes()) await setAvailable(firstVariant(sized()).id, pieces.shirt, size);
    await setAvailable(variantOf(0), pieces.mug);
    await setAvailable(variantOf(1), pieces.substitute);
    await setAvailable(variantOf(2), pieces.pen);
  }
  const stocks = async (size: string) => ({
    shirt: await stockOfSize(store(), firstVariant(sized()).id, size),
    mug: await stockOf(store(), variantOf(0)),
    substitute: await stockOf(store(), variantOf(1)),
    pen: await stockOf(store(), variantOf(2)),
    kit: await stockOfSize(store(), firstVariant(kit()).id, size),
  });
  async function redeem(buyer: Buyer, size: string) {
    const { userId, token } = buyer;
    const added = await store().call("POST /api/ShoppingCart/Add/", {
      token,
      body: { ...cartItem(kit(), 1), userId, size },
    });
    if (added.status !== 200) return added;
    return store().call("POST /api/ShoppingCart/Checkout", {
      token,
      body: checkoutBody(userId, added.body, { couponCode: "WELCOMEKIT" }),
    });
  }
  const partsOf = (orderNo: string) =>
    db()
      .selectFrom("order_line_parts")
      .innerJoin("order_lines", "order_lines.order_line_id", "order_line_parts.order_line_id")
      .innerJoin("orders", "orders.order_id", "order_lines.order_id")
      .select(["order_line_parts.variant_id", "order_line_parts.size", "order_line_parts.quantity"])
      .select(["taken_from", "substituted_for"])
      .where("order_no", "=", orderNo)
      .orderBy("order_line_parts.position")
      .execute();

  return {
    kit,
    sizes,
    plain,
    sized,
    variantOf,
    change,
    contents,
    setAvailable,
    stockParts,
    stocks,
    redeem,
    partsOf,
  };
}

import { productInputOf } from "../product-input.ts";
import type { Dice } from "./dice.ts";
import type { RandomWorld } from "./random-world.ts";

/** What staff of the catalogue do meanwhile. */
export const productActions = {
  async changeAStock(world: RandomWorld, dice: Dice) {
    const { token } = world.catalogue;
    const product = dice.pick(world.products);
    const { body } = await world.call("GET /api/admin/stock", {
      token,
      query: { productId: String(product?.productId ?? 1) },
    });
    const item = dice.pick(body.rows);
    if (!item) return;
    const reason =
      item.stock === null ? "counted" : dice.pick(["received", "corrected", "counted", "counted"] as const);
    const stops = item.stock !== null && dice.onceIn(12);
    await world.call("POST /api/admin/stock/{stockId}/movements", {
      token,
      params: { stockId: item.id },
      body: {
        seen: item.stock,
        reason: stops ? "no longer counted" : (reason ?? "received"),
        pieces: stops ? 0 : reason === "corrected" ? dice.throw(5) - 2 : item.reserved + dice.throw(25),
      },
    });
  },

  async saveAProduct(world: RandomWorld, dice: Dice) {
    const { token } = world.catalogue;
    const params = { productId: dice.pick(world.products)?.productId ?? 1 };
    const { body } = await world.call("GET /api/admin/products/{productId}", { token, params });
    await world.call("PUT /api/admin/products/{productId}", {
      token,
      params,
      body: { ...productInputOf(body), disclaimer: `<p>${dice.throw(1_000)}</p>` },
    });
  },
};

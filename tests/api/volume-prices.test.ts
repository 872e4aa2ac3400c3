import { expect, it } from "vitest";
import type { ProductInput } from "../../src/contract/admin/products.ts";
import { checkoutActions } from "../support/checkout-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { type Buyer, newBuyer } from "../support/new-buyer.ts";
import { productInputOf } from "../support/product-input.ts";
import { checkoutBody, findProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

/** 449 rupees; 419 from 25 on, 389 from 50, 349 from 100. It comes in three colours. */
const NOTEBOOK = 23;

describeStore("volume prices", (store) => {
  const { cartOf, checkout, orderRow } = checkoutActions(store);
  const notebook = () => findProduct(store(), ({ productId }) => productId === NOTEBOOK);
  const put = async (call: "Add" | "Update", buyer: Buyer, colour: number, qty: number) =>
    (
      await store().call(`POST /api/ShoppingCart/${call}/`, {
        body: {
          productId: NOTEBOOK,
          productDetailsId: notebook().productDetails[colour]?.id ?? 0,
          size: "",
          qty,
          userId: buyer.userId,
        },
        token: buyer.token,
      })
    ).body.map(({ sellingPrice, total }) => [sellingPrice, total]);
  const change = async (fields: Partial<ProductInput>) => {
    const { token } = await newStaff(store(), "catalogue");
    const params = { productId: NOTEBOOK };
    const { body } = await store().call("GET /api/admin/products/{productId}", { params, token });
    return store().call("PUT /api/admin/products/{productId}", {
      params,
      token,
      body: { ...productInputOf(body), ...fields },
    });
  };

  it("are on the product, and count its variants together in the cart, up and down", async () => {
    const buyer = await newBuyer(store());
    expect(notebook().volumePrices[0]).toEqual({ fromQuantity: 25, unitPrice: 419 });
    expect(await put("Add", buyer, 0, 24)).toEqual([[449, 10_776]]);
    expect(await put("Add", buyer, 1, 1)).toEqual([
      [419, 10_056],
      [419, 419],
    ]);
    expect(await put("Update", buyer, 1, 76)).toEqual([
      [349, 8_376],
      [349, 26_524],
    ]);
    expect(await put("Update", buyer, 0, 1)).toEqual([
      [389, 389],
      [389, 29_564],
    ]);
  });

  it("come before a coupon, are verified with the quote, and stay in the order", async () => {
    const buyer = await newBuyer(store());
    await put("Add", buyer, 0, 25);
    const { body } = await store().call("POST /api/Redemption/Validate", {
      body: { name: "SAVE10", userId: buyer.userId },
      token: buyer.token,
    });
    expect([body.cartTotal, body.discountAmount]).toEqual([10_475, 1_047.5]);
    const cart = await cartOf(buyer);
    const stale = cart.map((line) => ({ ...line, sellingPrice: 449 }));
    const coupon = { couponCode: "SAVE10" };
    const refused = await checkout(buyer, checkoutBody(buyer.userId, stale, coupon));
    expect([refused.status, refused.problem.code]).toEqual([409, "price_changed"]);
    const { body: orderNo } = await checkout(buyer, checkoutBody(buyer.userId, cart, coupon));
    const order = await orderRow(orderNo);
    expect(order).toMatchObject({ sub_total_paise: 1_047_500, discount_paise: 104_750 });
    const lines = await store()
      .services.database.db.selectFrom("order_lines")
      .select(["selling_price_paise", "total_paise"])
      .where("order_id", "=", order.order_id)
      .execute();
    expect(lines).toEqual([{ selling_price_paise: 41_900, total_paise: 1_047_500 }]);
  });

  it("are refused where quantities do not rise or prices do not fall, and leave a lower sale as it is", async () => {
    const refusal = async (...volumePrices: { fromQuantity: number; unitPrice: number }[]) =>
      (await change({ volumePrices })).problem.code;
    const step = (fromQuantity: number, unitPrice: number) => ({ fromQuantity, unitPrice });
    expect(await refusal(step(25, 419), step(25, 389))).toBe("price_invalid");
    expect(await refusal(step(25, 419), step(50, 419))).toBe("price_invalid");
    expect(await refusal(step(25, 449))).toBe("price_invalid");
    expect(await refusal(step(25, 418.999))).toBe("price_invalid");
    expect((await change({ volumePrices: [step(1, 419)] })).status).toBe(400);
    const variants = notebook().productDetails.map(({ id, colourName, colourHex }) => ({
      id,
      colourName,
      colourHex,
      webPrice: 449,
      sellingPrice: 400,
      sizes: [],
      images: [],
    }));
    expect((await change({ variants })).body.volumePrices).toHaveLength(3);
    const buyer = await newBuyer(store());
    expect(await put("Add", buyer, 0, 25)).toEqual([[400, 10_000]]);
    expect(await put("Update", buyer, 0, 50)).toEqual([[389, 19_450]]);
  });
});

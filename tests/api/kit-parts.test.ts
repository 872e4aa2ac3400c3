import { expect, it } from "vitest";
import type { CartLine } from "../../src/contract/cart.schemas.ts";
import { brokenRules } from "../support/broken-rules.ts";
import { describeStore } from "../support/describe-store.ts";
import { kitOfParts } from "../support/kit-of-parts.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { cartItem, checkoutBody, firstVariant } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

describeStore("a kit that takes its parts", (store) => {
  const {
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
  } = kitOfParts(store);
  const db = () => store().services.database.db;

  it("takes each part in the picked size, and a cancellation gives back exactly that", async () => {
    expect((await change({ contents: contents(), takesStock: "parts" })).status).toBe(200);
    await stockParts({ shirt: 5, mug: 5, substitute: 5, pen: 5 });
    const [size = "", other = ""] = sizes();
    const before = await stocks(size);
    const buyer = await newBuyer(store());
    const placed = await redeem(buyer, size);
    expect(placed.status).toBe(200);
    expect(await stocks(size)).toEqual({ ...before, shirt: 4, mug: 3, pen: 4 });
    expect((await stocks(other)).shirt).toBe(5);
    expect(await partsOf(String(placed.body))).toMatchObject([
      { variant_id: firstVariant(sized()).id, size, quantity: 1, taken_from: "parts", substituted_for: "" },
      { variant_id: variantOf(0), size: "", quantity: 2, taken_from: "parts" },
      { variant_id: variantOf(2), size: "", quantity: 1, taken_from: "parts" },
    ]);
    expect(await brokenRules(store())).toEqual([]);
    const cancelled = await store().call("POST /api/orders/{orderNo}/cancel", {
      params: { orderNo: String(placed.body) },
      token: buyer.token,
    });
    expect(cancelled.status).toBe(200);
    expect(await stocks(size)).toEqual(before);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("sends the substitute of a part that is out, says so before, and is sold out when that is out too", async () => {
    await stockParts({ shirt: 5, mug: 1, substitute: 2, pen: 5 });
    await store().services.catalogue.refresh();
    const mug = kit().contents[1];
    expect(mug?.replacedBy).toMatchObject({ productName: plain()[1]?.productName, sizes: sizes() });
    const [size = ""] = sizes();
    const placed = await redeem(await newBuyer(store()), size);
    expect(placed.status).toBe(200);
    expect(await stocks(size)).toMatchObject({ mug: 1, substitute: 0 });
    const [, part] = await partsOf(String(placed.body));
    expect(part).toMatchObject({ variant_id: variantOf(1), quantity: 2, taken_from: "parts" });
    expect(part?.substituted_for).toContain(plain()[0]?.productName);
    await store().services.catalogue.refresh();
    expect(firstVariant(kit()).sizes.map(({ inStock }) => inStock)).toEqual(sizes().map(() => false));
    const refused = await redeem(await newBuyer(store()), size);
    expect(refused.problem).toMatchObject({ status: 409, code: "out_of_stock" });
    expect(await brokenRules(store())).toEqual([]);
  });

  it("says in the cart what stands in, and refuses an order whose page said something else", async () => {
    await stockParts({ shirt: 5, mug: 5, substitute: 5, pen: 5 });
    const [size = ""] = sizes();
    const buyer = await newBuyer(store());
    const { userId, token } = buyer;
    const order = (cart: CartLine[]) =>
      store().call("POST /api/ShoppingCart/Checkout", {
        token,
        body: checkoutBody(userId, cart, { couponCode: "WELCOMEKIT" }),
      });
    const added = await store().call("POST /api/ShoppingCart/Add/", {
      token,
      body: { ...cartItem(kit(), 1), userId, size },
    });
    expect(added.body[0]?.substitutes).toEqual([]);
    await setAvailable(variantOf(0), 1);
    const refused = await order(added.body);
    expect(refused.problem.code).toBe("cart_changed");
    const now = (refused.problem as unknown as { cart: CartLine[] }).cart;
    expect(now[0]?.substitutes).toMatchObject([
      { variantId: variantOf(1), product: expect.stringContaining(plain()[1]?.productName ?? "?") },
    ]);
    await setAvailable(variantOf(0), 5);
    expect((await order(now)).problem.code).toBe("cart_changed");
    await setAvailable(variantOf(0), 1);
    expect((await order(now)).status).toBe(200);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("comes without the parts that were declined, and they stay in stock", async () => {
    const declinable = contents().map((part, at) => ({ ...part, canBeDeclined: at > 0 }));
    expect((await change({ contents: declinable, takesStock: "parts" })).status).toBe(200);
    await stockParts({ shirt: 5, mug: 5, substitute: 5, pen: 5 });
    await store().services.catalogue.refresh();
    expect(kit().contents.map(({ canBeDeclined = false }) => canBeDeclined)).toEqual([false, true, true]);
    const [size = ""] = sizes();
    const before = await stocks(size);
    const buyer = await newBuyer(store());
    const { userId, token } = buyer;
    const added = await store().call("POST /api/ShoppingCart/Add/", {
      token,
      body: { ...cartItem(kit(), 1), userId, size },
    });
    expect(added.body[0]?.declinable?.map(({ position }) => position)).toEqual([1, 2]);
    const order = (declined: number[]) =>
      store().call("POST /api/ShoppingCart/Checkout", {
        token,
        body: checkoutBody(
          userId,
          added.body.map((line) => ({ ...line, declined })),
          { couponCode: "WELCOMEKIT" },
        ),
      });
    expect((await order([0])).problem.code).toBe("cart_changed");
    expect((await order([9])).problem.code).toBe("cart_changed");
    const placed = await order([1]);
    expect(placed.status).toBe(200);
    expect(await stocks(size)).toEqual({ ...before, shirt: 4, pen: 4 });
    const params = { orderNo: String(placed.body) };
    const { body } = await store().call("GET /api/orders/{orderNo}/details", { params, token });
    expect(body.lines[0]?.declined).toContain(plain()[0]?.productName);
    expect(body.lines[0]?.contents).not.toContain(plain()[0]?.productName);
    const mail = await store().inbox.next(({ text }) => text.includes(params.orderNo));
    expect(mail.text).toContain("As you wished, your kit comes without ");
    expect(await brokenRules(store())).toEqual([]);
    await store().call("POST /api/orders/{orderNo}/cancel", { params, token });
    expect(await stocks(size)).toEqual(before);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("has one part at least that nobody can decline", async () => {
    const all = contents().map((part) => ({ ...part, canBeDeclined: true }));
    expect((await change({ contents: all, takesStock: "parts" })).problem.code).toBe("variant_unknown");
    expect((await change({ contents: contents(), takesStock: "parts" })).status).toBe(200);
  });

  it("takes packed kits first, where it has some, and then parts", async () => {
    await stockParts({ shirt: 5, mug: 9, substitute: 0, pen: 5 });
    const [size = ""] = sizes();
    await setAvailable(firstVariant(kit()).id, 1, size);
    expect((await change({ contents: contents(), takesStock: "packed_then_parts" })).status).toBe(200);
    const packed = await redeem(await newBuyer(store()), size);
    expect(await stocks(size)).toMatchObject({ kit: 0, shirt: 5, mug: 9, pen: 5 });
    expect((await partsOf(String(packed.body))).map(({ taken_from }) => taken_from)).toEqual([
      "packed",
      "packed",
      "packed",
    ]);
    await redeem(await newBuyer(store()), size);
    expect(await stocks(size)).toMatchObject({ kit: 0, shirt: 4, mug: 7, pen: 4 });
    expect(await brokenRules(store())).toEqual([]);
  });

  it("exchanges the size of the parts that have the picked one", async () => {
    expect((await change({ contents: contents(), takesStock: "parts" })).status).toBe(200);
    await stockParts({ shirt: 2, mug: 9, substitute: 0, pen: 5 });
    const [size = "", other = ""] = sizes();
    const { body: orderNo } = await redeem(await newBuyer(store()), size);
    const { token } = await newStaff(store(), "support");
    const line = await db()
      .selectFrom("order_lines")
      .innerJoin("orders", "orders.order_id", "order_lines.order_id")
      .select("order_line_id")
      .where("order_no", "=", String(orderNo))
      .executeTakeFirstOrThrow();
    const exchanged = await store().call("POST /api/admin/orders/{orderNo}/lines/{lineId}/size-exchange", {
      token,
      params: { orderNo: String(orderNo), lineId: line.order_line_id },
      body: { from: size, to: other },
    });
    expect(exchanged.status).toBe(200);
    expect(await stocks(size)).toMatchObject({ shirt: 2, mug: 7, pen: 4 });
    expect(await stocks(other)).toMatchObject({ shirt: 1 });
    expect((await partsOf(String(orderNo))).map((part) => part.size)).toEqual([other, "", ""]);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("refuses parts that are named twice, and none at all", async () => {
    const [shirt, mug, pen] = contents();
    if (!shirt || !mug || !pen) throw new Error("no contents");
    const twice = { ...pen, substituteVariantId: mug.variantId };
    expect((await change({ contents: [shirt, mug, twice], takesStock: "parts" })).problem.code).toBe(
      "duplicate_entry",
    );
    expect((await change({ contents: [], takesStock: "parts" })).problem.code).toBe("variant_unknown");
    const stands = { ...mug, substituteVariantId: 999_999 };
    expect((await change({ contents: [stands] })).problem.code).toBe("variant_unknown");
  });

  it("says how many kits of each size there are, and which part is scarcest", async () => {
    expect((await change({ contents: contents(), takesStock: "parts" })).status).toBe(200);
    await stockParts({ shirt: 4, mug: 5, substitute: 1, pen: 7 });
    const { token } = await newStaff(store(), "support");
    const { body } = await store().call("GET /api/admin/kit", { token });
    expect(body.kit?.availability).toEqual(
      sizes().map((size) => ({
        size,
        available: 2,
        packed: expect.toSatisfy((packed) => packed === null || packed >= 0),
        fromParts: 2,
        scarcest: expect.stringContaining(plain()[0]?.productName ?? "?"),
      })),
    );
    expect(body.kit?.sizes.map(({ stock }) => stock)).toEqual(sizes().map(() => 2));
  });
});

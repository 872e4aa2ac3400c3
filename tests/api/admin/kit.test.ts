import { expect, it } from "vitest";
import type { Kit } from "../../../src/contract/admin/kit.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { redeemKit } from "../../support/redeem-kit.ts";
import { cartItem, findProduct, firstVariant, KIT_ID, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("the welcome kit in the admin", (store) => {
  const forecast = (token: string, joiners: string) =>
    store().call("POST /api/admin/kit/forecast", { token, body: { joiners } });
  const dayIn = (days: number) =>
    new Date(store().now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

  const kitNow = async (token: string) => {
    const { body } = await store().call("GET /api/admin/kit", { token });
    if (!body.kit) throw new Error("The demo has a kit");
    return body.kit;
  };

  it("is shown with its contents, its sizes in order and the redemptions of each", async () => {
    const { token } = await newStaff(store(), "catalogue");
    await redeemKit(store(), await newBuyer(store()));
    const body = await kitNow(token);
    expect(body).toMatchObject({ productId: KIT_ID, name: "Welcome Kit" });
    expect(body.contents.map(({ name }) => name.split(" ").at(-1))).toContain("Mug");
    expect(body.sizes.map(({ size }) => size)).toEqual(["XS", "S", "M", "L", "XL", "XXL"]);
    expect(body.sizes.reduce((sum, { redeemed }) => sum + redeemed, 0)).toBe(1);
  });

  it("runs out in a size on the first day on which the expected joiners exceed its stock", async () => {
    const { token } = await newStaff(store(), "admin");
    await store()
      .services.database.db.updateTable("variant_sizes")
      .set({ stock: 2 })
      .where("size", "=", "L")
      .where("variant_id", "in", (eb) =>
        eb.selectFrom("product_variants").select("variant_id").where("product_id", "=", KIT_ID),
      )
      .execute();
    const { body } = await forecast(
      token,
      `day,size\n${dayIn(9)},L\n${dayIn(3)},L\n${dayIn(5)},l\n${dayIn(-5)},L\n${dayIn(4)},9XL\nsomeday`,
    );
    expect(body).toMatchObject({ joiners: 3, past: 1 });
    expect(body.skipped.map(({ line }) => line)).toEqual([6, 7]);
    expect(body.sizes.find(({ size }) => size === "L")).toMatchObject({
      stock: 2,
      expected: 3,
      short: 1,
      runsOutOn: dayIn(9),
    });
  });

  it("refuses a forecast of more than 5,000 joiners", async () => {
    const { token } = await newStaff(store(), "admin");
    const { status, problem } = await forecast(token, `${dayIn(1)}\n`.repeat(5_001));
    expect([status, problem.code]).toEqual([422, "too_many_lines"]);
  });

  const draftOf = (kit: Kit) => ({
    version: kit.version,
    contents: kit.contents.map(({ variantId, quantity, size }) => ({ variantId, quantity, size })),
    sizes: kit.sizes.map(({ size }) => size),
  });
  const change = (token: string, body: ReturnType<typeof draftOf>) =>
    store().call("PUT /api/admin/kit", { token, body });
  const onTheShop = async () =>
    (await store().call("GET /api/Product/{productId}", { params: { productId: KIT_ID } })).body;

  it("is the same after it is saved without a change", async () => {
    const { token } = await newStaff(store(), "catalogue");
    const before = await kitNow(token);
    const { status, body } = await change(token, draftOf(before));
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, version: before.version + 1 });
  });

  it("shows new contents in the shop at once, in their order; an earlier order keeps its own", async () => {
    const { token } = await newStaff(store(), "catalogue");
    const buyer = await newBuyer(store());
    const { body: orderNo } = await redeemKit(store(), buyer);
    const before = draftOf(await kitNow(token));
    const added = plainProduct(store());
    const [shirt, ...others] = before.contents;
    const newItem = { variantId: firstVariant(added).id, quantity: 2, size: "" };
    const contents = [newItem, ...(shirt ? [shirt] : []), ...others.slice(1)];
    const saved = await change(token, { ...before, contents, sizes: ["M", "S"] });
    expect(saved.status).toBe(200);
    const shown = await onTheShop();
    expect(shown.contents).toHaveLength(contents.length);
    expect(shown.contents[0]).toMatchObject({
      quantity: 2,
      productName: added.productName,
      productUrl: added.productUrl,
      imagePath: firstVariant(added).imagePath,
    });
    expect(shown.productDetails[0]?.sizes.map(({ name }) => name)).toEqual(["M", "S"]);
    const orderOf = async (orderNo: string) =>
      (
        await store().call("GET /api/orders/{orderNo}/details", {
          params: { orderNo },
          token: buyer.token,
        })
      ).body.lines[0]?.contents;
    expect(await orderOf(orderNo)).toMatch(/^Classic Crew T-shirt \(Sage\), Insulated Bottle/);
    const later = await newBuyer(store());
    const { body: laterNo } = await redeemKit(store(), later);
    const support = await newStaff(store(), "support");
    const { body: order } = await store().call("GET /api/admin/orders/{orderNo}", {
      params: { orderNo: laterNo },
      token: support.token,
    });
    expect(order.lines[0]?.contents).toContain(`2 × ${added.productName}`);
    expect(order.lines[0]?.contents).toContain("Classic Crew T-shirt (Sage)");
    expect((await change(token, { ...before, version: saved.body.version })).status).toBe(200);
  });

  it("loses a removed size in the carts that held it", async () => {
    const { token } = await newStaff(store(), "catalogue");
    const buyer = await newBuyer(store());
    const kit = findProduct(store(), ({ productId }) => productId === KIT_ID);
    await store().call("POST /api/ShoppingCart/Add/", {
      token: buyer.token,
      body: { ...cartItem(kit, 1, "XXL"), userId: buyer.userId },
    });
    const before = draftOf(await kitNow(token));
    const without = { ...before, sizes: before.sizes.filter((size) => size !== "XXL") };
    const { body } = await change(token, without);
    const { body: cart } = await store().call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", {
      params: { userIdOrSessionId: String(buyer.userId) },
      token: buyer.token,
    });
    expect(cart).toEqual([]);
    expect((await change(token, { ...before, version: body.version })).status).toBe(200);
  });

  it("is not changed by invalid contents, from an old version, or by support", async () => {
    const { token } = await newStaff(store(), "admin");
    const kit = await kitNow(token);
    const draft = draftOf(kit);
    const { db } = store().services.database;
    const { variant_id: kitVariant } = await db
      .selectFrom("product_variants")
      .select("variant_id")
      .where("product_id", "=", KIT_ID)
      .executeTakeFirstOrThrow();
    const [first] = draft.contents;
    const kitItem = (variantId: number, more: object = {}) => ({ variantId, quantity: 1, size: "", ...more });
    const codes = [];
    for (const wrong of [
      { contents: [kitItem(2_147_483_647)] },
      { contents: [kitItem(kitVariant)] },
      { contents: [...draft.contents, ...draft.contents] },
      { sizes: ["M", "M"] },
      { sizes: ["M", "7XL"] },
      { contents: [kitItem(first?.variantId ?? 0, { size: "7XL" })] },
      { sizes: [] },
      { version: draft.version + 1 },
    ])
      codes.push((await change(token, { ...draft, ...wrong })).problem.code);
    expect(codes).toEqual([
      ...["variant_unknown", "variant_unknown", "duplicate_entry", "duplicate_entry"],
      ...["size_unknown", "size_unknown", "size_needed", "version_conflict"],
    ]);
    expect((await change(token, { ...draft, contents: [kitItem(1, { quantity: 0 })] })).status).toBe(400);
    const support = await newStaff(store(), "support");
    expect((await change(support.token, draft)).status).toBe(403);
    expect(await kitNow(token)).toEqual(kit);
  });

  it("keeps a variant in its contents from being removed, and gives the reason", async () => {
    const { token } = await newStaff(store(), "catalogue");
    const kit = await kitNow(token);
    const bottle = kit.contents.find(({ name }) => name.includes("Bottle"));
    const params = { productId: bottle?.productId ?? 0 };
    const { body: product } = await store().call("GET /api/admin/products/{productId}", { token, params });
    const variants = product.variants.filter(({ id }) => id !== bottle?.variantId);
    const { problem } = await store().call("PUT /api/admin/products/{productId}", {
      token,
      params,
      body: { ...product, variants },
    });
    expect([problem.code, problem.detail]).toEqual([
      "variant_in_use",
      expect.stringContaining("a place in the welcome kit"),
    ]);
  });

  it("leaves an audit row with what was changed", async () => {
    const { token } = await newStaff(store(), "admin");
    const draft = draftOf(await kitNow(token));
    const saved = await change(token, { ...draft, contents: draft.contents.slice(0, 1) });
    const row = await store()
      .services.database.db.selectFrom("audit_rows")
      .select(["before", "after"])
      .where("action", "=", "kit changed")
      .orderBy("sequence", "desc")
      .executeTakeFirstOrThrow();
    expect(row.after).toEqual({ contents: ["Classic Crew T-shirt (Sage)"] });
    expect(JSON.stringify(row.before)).toContain("Everyday Mug (Ink)");
    await change(token, { ...draft, version: saved.body.version });
  });
});

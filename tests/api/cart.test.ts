import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { signUp } from "../support/mailed-code.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { cartItem, findProduct, firstVariant, KIT_ID, plainProduct } from "../support/shopping.ts";
import { newSessionId } from "../support/store.ts";

describeStore("cart", (store) => {
  const cartOf = (owner: string | number, token?: string) =>
    store().call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", {
      params: { userIdOrSessionId: owner },
      token,
    });
  const add = (body: object, token?: string) => store().call("POST /api/ShoppingCart/Add/", { body, token });

  it("adds the same item to one line, with the server's own prices [spec 1.5, 7.5, 10.14]", async () => {
    const sessionId = newSessionId();
    const product = plainProduct(store());
    const line = {
      ...cartItem(product, 2),
      sessionId,
      sellingPrice: 0.01,
      webPrice: 0.01,
      total: 0.01,
      packageWeight: 0,
    };
    await add(line);
    const { status, body } = await add({ ...line, qty: 3 });
    expect(status).toBe(200);
    const price = firstVariant(product).sellingPrice;
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({
      qty: 5,
      sellingPrice: price,
      total: price * 5,
      packageWeight: product.packageWeight,
      sessionId,
    });
    expect((await cartOf(sessionId)).body).toEqual(body);
  });

  it("takes a number of its key's sequence once, not at each touch", async () => {
    const carts = async () =>
      (
        await sql<{ last: number }>`select last_value::int as last from carts_cart_key_seq`.execute(
          store().services.database.db,
        )
      ).rows[0]?.last ?? 0;
    const line = { ...cartItem(plainProduct(store()), 1), sessionId: newSessionId() };
    const before = await carts();
    for (let touch = 0; touch < 5; touch += 1) expect((await add(line)).status).toBe(200);
    expect((await carts()) - before).toBe(1);
  });

  it("stops at a quantity of 999 [spec 5.9]", async () => {
    const product = plainProduct(store());
    const { db } = store().services.database;
    const variantId = firstVariant(product).id;
    await db
      .updateTable("product_variants")
      .set({ stock: null })
      .where("variant_id", "=", variantId)
      .execute();
    const line = { ...cartItem(product, 600), sessionId: newSessionId() };
    await add(line);
    expect((await add(line)).body[0]?.qty).toBe(999);
  });

  it("keeps the order of its lines through updates and a login, and responds with the cart as it is read", async () => {
    const sessionId = newSessionId();
    const sold = [...store().services.catalogue.current().products.values()].filter(
      (product) => !product.isTShirt && !product.isSwagItem && firstVariant(product).sizes.length === 0,
    );
    const products = sold.filter((product) => firstVariant(product).inStock).slice(0, 6);
    for (const product of products) {
      const { body } = await add({ ...cartItem(product, 1), sessionId });
      expect(body).toEqual((await cartOf(sessionId)).body);
    }
    const [first] = products;
    if (!first) throw new Error("no product");
    const body = { ...cartItem(first, 2), sessionId };
    const updated = await store().call("POST /api/ShoppingCart/Update/", { body });
    expect(updated.body.map((line) => line.qty)).toEqual(products.map((each) => (each === first ? 2 : 1)));
    expect(updated.body).toEqual((await cartOf(sessionId)).body);
    const { userId, token } = (await signUp(store(), { sessionId })).body;
    const lines = (await cartOf(userId, token)).body;
    expect(lines.map((line) => line.productId)).toEqual(products.map((product) => product.productId));
  });

  it("puts a removed line back where it stood, and a kit in another size where the first one stood", async () => {
    const { userId, token } = await newBuyer(store());
    const kit = findProduct(store(), (p) => p.isSwagItem);
    const others = [...store().services.catalogue.current().products.values()].filter(
      (p) => !p.isTShirt && !p.isSwagItem && p.inStock && firstVariant(p).sizes.length === 0,
    );
    const products = [kit, ...others.slice(0, 2)];
    const ids = products.map(({ productId }) => productId);
    for (const product of products)
      await add({ ...cartItem(product, 1, product.isSwagItem ? "M" : ""), userId }, token);
    const [, middle] = (await cartOf(userId, token)).body;
    if (!middle) throw new Error("no line");
    await store().call("POST /api/ShoppingCart/Delete", { body: middle.cartId, token });
    const { productId, productDetailsId, qty, addedAtMs } = middle;
    const item = { productId, productDetailsId, qty, userId };
    expect((await add({ ...item, addedAtMs: -1 }, token)).status).toBe(400);
    const undone = await add({ ...item, addedAtMs }, token);
    expect(undone.body.map((line) => line.productId)).toEqual(ids);
    const resized = await add({ ...cartItem(kit, 1, "L"), userId }, token);
    expect(resized.body.map((line) => line.productId)).toEqual(ids);
    expect((await cartOf(userId, token)).body).toEqual(resized.body);
  });

  it("lets nobody put a line behind those that are added next", async () => {
    const sessionId = newSessionId();
    const [first, second] = [...store().services.catalogue.current().products.values()].filter(
      (p) => !p.isTShirt && !p.isSwagItem && p.inStock && firstVariant(p).sizes.length === 0,
    );
    if (!first || !second) throw new Error("no products");
    await add({ ...cartItem(first, 1), sessionId, addedAtMs: Date.UTC(2999, 0) });
    const { body } = await add({ ...cartItem(second, 1), sessionId });
    expect(body.map((line) => line.productId)).toEqual([first.productId, second.productId]);
  });

  it("refuses a T-shirt without a size, and an unknown size [spec 5.8]", async () => {
    const shirt = findProduct(store(), (p) => p.isTShirt && !p.isSwagItem && p.inStock);
    const sessionId = newSessionId();
    const without = await add({ ...cartItem(shirt, 1, ""), sessionId });
    expect([without.status, without.problem.code, without.problem.detail]).toEqual([
      422,
      "size_needed",
      "Select a Size",
    ]);
    const wrong = await add({ ...cartItem(shirt, 1, "9XL"), sessionId });
    expect([wrong.status, wrong.problem.code]).toEqual([422, "size_unknown"]);
    expect((await cartOf(sessionId)).body).toEqual([]);
  });

  it("refuses unknown products and another product's variant [spec 10.26]", async () => {
    const sessionId = newSessionId();
    const product = plainProduct(store());
    const other = findProduct(store(), (p) => p.productId !== product.productId && !p.isTShirt);
    expect((await add({ ...cartItem(product, 1), productId: 99_999, sessionId })).problem.code).toBe(
      "product_not_found",
    );
    const mixed = { ...cartItem(product, 1), productDetailsId: firstVariant(other).id, sessionId };
    expect((await add(mixed)).problem.code).toBe("variant_unknown");
  });

  it("refuses more than the stock, summed over all sizes of a variant, and leaves the cart as it was [spec 10.26]", async () => {
    const shirt = findProduct(
      store(),
      (p) => p.isTShirt && !p.isSwagItem && firstVariant(p).sizes.filter((s) => s.inStock).length >= 2,
    );
    const { db } = store().services.database;
    const variantId = firstVariant(shirt).id;
    await db.updateTable("product_variants").set({ stock: 5 }).where("variant_id", "=", variantId).execute();
    await db.updateTable("variant_sizes").set({ stock: null }).where("variant_id", "=", variantId).execute();
    const [one = "", two = ""] = firstVariant(shirt)
      .sizes.filter((s) => s.inStock)
      .map((s) => s.name);
    const sessionId = newSessionId();
    expect((await add({ ...cartItem(shirt, 3, one), sessionId })).status).toBe(200);
    const over = await add({ ...cartItem(shirt, 3, two), sessionId });
    expect([over.status, over.problem.code, over.problem.available]).toEqual([409, "out_of_stock", 5]);
    expect((await cartOf(sessionId)).body.map((line) => line.qty)).toEqual([3]);
    expect((await add({ ...cartItem(shirt, 2, two), sessionId })).status).toBe(200);
  });

  it("updates by cartId or by item, and removes [spec 7.6, 7.7, 9.3]", async () => {
    const sessionId = newSessionId();
    const line = { ...cartItem(plainProduct(store()), 2), sessionId };
    const [added] = (await add(line)).body;
    const update = (body: object) => store().call("POST /api/ShoppingCart/Update/", { body });
    expect((await update({ ...line, cartId: added?.cartId, qty: 7 })).body[0]?.qty).toBe(7);
    expect((await update({ ...line, qty: 4 })).body[0]?.qty).toBe(4);
    expect((await update({ ...line, qty: 0 })).status).toBe(400);
    expect((await update({ ...line, qty: 1000 })).status).toBe(400);
    const remove = (body: string | object) => store().call("POST /api/ShoppingCart/Delete", { body });
    expect((await remove(added?.cartId ?? "")).body).toBe(1);
    expect((await remove({ cartId: added?.cartId })).body).toBe(0);
    expect((await cartOf(sessionId)).body).toEqual([]);
    expect((await update({ ...line, qty: 4 })).problem.code).toBe("line_not_found");
  });

  it("refuses session ids that could be guessed [spec 6.1, 10.19]", async () => {
    for (const bad of ["1", "guest", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "123456789012345678901234567890"]) {
      const response = await add({ ...cartItem(plainProduct(store()), 1), sessionId: bad });
      expect([response.status, response.problem.code], bad).toEqual([400, "bad_session_id"]);
    }
  });

  it("keeps a person's cart to that person [spec 7.4]", async () => {
    const employee = await store().login("employee@ledgerline.example");
    const office = await store().login("office@ledgerline.example");
    const [line] = (
      await add(
        { ...cartItem(plainProduct(store()), 1), userId: employee.userId, sessionId: "" },
        employee.token,
      )
    ).body;
    expect((await cartOf(employee.userId)).status).toBe(401);
    expect((await cartOf(employee.userId, "x".repeat(43))).problem.code).toBe("login_expired");
    expect((await cartOf(employee.userId, office.token)).status).toBe(403);
    const remove = (token?: string) =>
      store().call("POST /api/ShoppingCart/Delete", { body: line?.cartId ?? "", token });
    expect((await remove()).status).toBe(401);
    expect((await remove(office.token)).status).toBe(403);
    expect((await remove(employee.token)).body).toBe(1);
  });

  it("moves a guest's lines into the person's cart at login, adding up, once [spec 10.20]", async () => {
    const sessionId = newSessionId();
    const product = plainProduct(store());
    const before = await store().login("office@ledgerline.example");
    await add({ ...cartItem(product, 2), userId: before.userId }, before.token);
    await add({ ...cartItem(product, 3), sessionId });
    const { userId, token } = await store().login("office@ledgerline.example", sessionId);
    expect((await cartOf(userId, token)).body.map((line) => line.qty)).toEqual([5]);
    expect((await cartOf(sessionId)).body).toEqual([]);
    await store().login("office@ledgerline.example", sessionId);
    expect((await cartOf(userId, token)).body.map((line) => line.qty)).toEqual([5]);
  });

  it("accepts the kit only from a logged-in person, once, whatever the requested quantity [spec 9.9]", async () => {
    const kit = findProduct(store(), (p) => p.productId === KIT_ID);
    const guest = await add({ ...cartItem(kit, 1), sessionId: newSessionId() });
    expect([guest.status, guest.problem.detail]).toEqual([401, "Please login first to redeem you swag Kit."]);
    const { userId, token } = await store().login("employee@ledgerline.example");
    const sizes = firstVariant(kit)
      .sizes.filter((size) => size.inStock)
      .map((size) => size.name);
    for (const size of sizes.slice(0, 2)) await add({ ...cartItem(kit, 5, size), userId }, token);
    const lines = (await cartOf(userId, token)).body.filter((line) => line.isSwag);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ qty: 1, sellingPrice: 0, total: 0 });
  });

  it("loses none of 20 edits at the same time", async () => {
    const sessionId = newSessionId();
    const line = { ...cartItem(plainProduct(store()), 1), sessionId };
    const responses = await Promise.all(Array.from({ length: 20 }, () => add(line)));
    expect(responses.map((response) => response.status)).toEqual(Array(20).fill(200));
    expect((await cartOf(sessionId)).body.map((each) => each.qty)).toEqual([20]);
  });
});

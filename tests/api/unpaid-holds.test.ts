import { expect, it } from "vitest";
import { placeOrder as placeOrderOf } from "../../src/orders/checkout/place-order.ts";
import { databaseKind } from "../support/databases.ts";
import { describeStore } from "../support/describe-store.ts";
import { type Buyer, newBuyer } from "../support/new-buyer.ts";
import { cartItem, checkoutBody } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

/** Of this database: the server's others have such locks too. */
const ADVISORY_LOCKS = `select from pg_locks where locktype = 'advisory'
  and database = (select oid from pg_database where datname = current_database())`;

describeStore("what unpaid orders hold of counted stock", (store) => {
  /** Products without sizes, each with so many pieces. */
  async function counted(pieces: number, count = 1) {
    const products = [...store().services.catalogue.current().products.values()]
      .filter(
        ({ isSwagItem, productDetails }) => !isSwagItem && productDetails.every(({ sizes }) => !sizes.length),
      )
      .slice(0, count);
    for (const { productDetails } of products)
      await store()
        .services.database.db.updateTable("product_variants")
        .set({ stock: pieces })
        .where("variant_id", "=", productDetails[0]?.id ?? 0)
        .execute();
    return products;
  }
  type Products = Awaited<ReturnType<typeof counted>>;

  async function fill({ userId, token }: Buyer, products: Products, qty: number) {
    let cart: Parameters<typeof checkoutBody>[1] = [];
    for (const product of products) {
      const body = { ...cartItem(product, qty), userId };
      cart = (await store().call("POST /api/ShoppingCart/Add/", { body, token })).body;
    }
    return checkoutBody(userId, cart);
  }
  async function order(buyer: Buyer, products: Products, qty: number) {
    const body = await fill(buyer, products, qty);
    return store().call("POST /api/ShoppingCart/Checkout", { body, token: buyer.token });
  }
  const emptyCart = (userId: number) =>
    store().services.database.db.deleteFrom("carts").where("user_id", "=", userId).execute();
  const settings = async (changed: object) => {
    const { token } = await newStaff(store(), "admin");
    const { body } = await store().call("GET /api/admin/settings", { token });
    const { status } = await store().call("PUT /api/admin/settings", {
      token,
      body: { version: body.version, settings: changed },
    });
    expect(status).toBe(200);
  };

  it("is at most half of a SKU for one person, also by another address of the same mailbox, until it is paid", async () => {
    const products = await counted(40);
    const [product] = products;
    const buyer = await newBuyer(store());
    const first = await order(buyer, products, 20);
    expect(first.status).toBe(200);
    const [name, domain] = buyer.email.split("@");
    const alias = await newBuyer(store(), {
      identity: { firstName: "Asha", lastName: "Rao", email: `${name}+2@${domain}` },
    });
    for (const each of [buyer, alias]) {
      const refused = await order(each, products, 1);
      expect([refused.status, refused.problem.code]).toEqual([409, "too_many_unpaid"]);
      expect(refused.problem.detail).toContain(product?.productName);
      expect(refused.problem).toMatchObject({ available: 0, cart: [{ qty: 1 }] });
      await emptyCart(each.userId);
    }
    const { token } = await newStaff(store(), "support");
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo: first.body },
      token,
      body: { from: "Order Requested", to: "Order Confirmed" },
    });
    expect((await order(alias, products, 1)).status, "the first one is paid").toBe(200);
  });

  it("leaves two of a small stock to an honest guest", async () => {
    for (const [stock, qty] of [
      [3, 2],
      [2, 2],
      [1, 1],
    ] as const) {
      const guest = await newBuyer(store(), { emailVerified: false });
      expect((await order(guest, await counted(stock), qty)).status).toBe(200);
      // The next guest is alone with the next stock: what this one holds no longer counts among the unproved.
      const { db } = store().services.database;
      await db
        .updateTable("users")
        .set({ email_proved_at: new Date() })
        .where("user_id", "=", guest.userId)
        .execute();
    }
  });

  it("is at most 200 pieces for one person over all products, as staff have set it", async () => {
    const products = await counted(400, 4);
    const buyer = await newBuyer(store());
    expect((await order(buyer, products, 45)).status).toBe(200);
    const refused = await order(buyer, products, 6);
    expect([refused.status, refused.problem.code]).toEqual([409, "too_many_unpaid"]);
    expect(refused.problem.detail).toContain("180");
    expect(refused.problem).toMatchObject({ available: 20 });
    await settings({ unpaidPiecesPerPerson: 204 });
    const body = checkoutBody(buyer.userId, (refused.problem as { cart?: never[] }).cart ?? []);
    expect((await store().call("POST /api/ShoppingCart/Checkout", { body, token: buyer.token })).status).toBe(
      200,
    );
    await settings({ unpaidPiecesPerPerson: 200 });
  });

  it("is half of a SKU for all who have not proved their address together, who are told to prove it", async () => {
    const products = await counted(40);
    const [one, two] = [
      await newBuyer(store(), { emailVerified: false }),
      await newBuyer(store(), { emailVerified: false }),
    ];
    await store()
      .services.database.db.updateTable("users")
      .set({ email_proved_at: new Date() })
      .where("email_proved_at", "is", null)
      .where("user_id", "not in", [one.userId, two.userId])
      .execute();
    expect((await order(one, products, 15)).status).toBe(200);
    const refused = await order(two, products, 10);
    expect([refused.status, refused.problem.code]).toEqual([409, "too_many_unproved"]);
    expect(refused.problem).toMatchObject({ available: 5 });
    expect(refused.problem.detail).toContain("confirm your email address");
  });

  it("is not exceeded by two orders of one mailbox at the same moment, of which one is held open", async () => {
    if (databaseKind() === "pglite") return; // one connection: the second order waits for the first anyway
    const [one, two] = await counted(400, 2);
    if (!one || !two) throw new Error("The demo catalogue has too few products");
    await settings({ unpaidPiecesPerPerson: 50 });
    const buyer = await newBuyer(store());
    const alias = await newBuyer(store(), {
      identity: { firstName: "A", lastName: "R", email: buyer.email.replace("@", "+b@") },
    });
    const [firstBody, secondBody] = [await fill(buyer, [one], 40), await fill(alias, [two], 40)];
    const { database, jobs, config } = store().services;
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isHeld = () => {};
    const held = new Promise<void>((resolve) => {
      isHeld = resolve;
    });
    const heldOpen: typeof jobs = {
      ...jobs,
      async enqueue(...job) {
        isHeld();
        await gate;
        return jobs.enqueue(...job);
      },
    };
    const first = placeOrderOf(database.db, heldOpen, {
      body: firstBody,
      limits: config,
      holdLimits: store().services.settings.current(),
      client: null,
      caller: { userId: buyer.userId, email: buyer.email, emailVerified: true, isOrg: false } as never,
      idempotencyKey: "held open",
      language: "en",
      isLinkAutomatic: false,
      now: store().now(),
      timeZone: store().services.calendar.timeZone,
    } as Parameters<typeof placeOrderOf>[2]);
    await held;
    await expect.poll(async () => (await database.pool.query(ADVISORY_LOCKS)).rowCount).toBeGreaterThan(0);
    let hasResponded = false;
    const second = store()
      .call("POST /api/ShoppingCart/Checkout", { body: secondBody, token: alias.token })
      .finally(() => {
        hasResponded = true;
      });
    await expect
      .poll(async () => {
        const { rowCount } = await database.pool.query(`${ADVISORY_LOCKS} and not granted`);
        return hasResponded || (rowCount ?? 0) > 0;
      })
      .toBe(true);
    expect(hasResponded, "the second order waits for the first").toBe(false);
    release();
    expect(await first).toMatch(/^KS-/);
    expect((await second).problem.code).toBe("too_many_unpaid");
    await settings({ unpaidPiecesPerPerson: 200 });
  });
});

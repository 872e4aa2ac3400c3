import { expect, it } from "vitest";
import type { NewOrderPayment, NewOrderRow } from "../../../src/contract/admin/staff-orders.ts";
import { brokenRules } from "../../support/broken-rules.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { newOrderRow } from "../../support/new-order-row.ts";
import { findProduct, firstVariant, KIT_ID, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

const link: NewOrderPayment = { kind: "link" };
const free: NewOrderPayment = { kind: "free", reason: "A gift for speakers" };

describeStore("orders that staff make", (store) => {
  const sku = () => `${firstVariant(plainProduct(store())).id}~`;
  /** A product without sizes of which five pieces are left. */
  async function counted() {
    const plain = plainProduct(store());
    const { id } = firstVariant(
      findProduct(
        store(),
        (p) => !p.isSwagItem && p.productId !== plain.productId && !firstVariant(p).sizes.length,
      ),
    );
    const { db } = store().services.database;
    await db.updateTable("product_variants").set({ stock: 5 }).where("variant_id", "=", id).execute();
    return `${id}~`;
  }
  const countOrders = async () =>
    Number(
      (
        await store()
          .services.database.db.selectFrom("orders")
          .select((eb) => eb.fn.countAll<string>().as("n"))
          .executeTakeFirstOrThrow()
      ).n,
    );

  async function make(
    rows: NewOrderRow[],
    {
      list = "Diwali",
      payment = link as NewOrderPayment,
      role = "admin" as "admin" | "support",
      quotes = "seen" as "seen" | "wrong",
    } = {},
  ) {
    const { token } = await newStaff(store(), role);
    const body = { list, rows, payment };
    const call = (more: object) =>
      store().call("POST /api/admin/orders", { token, body: { ...body, dryRun: false, ...more } });
    const check = await call({ dryRun: true });
    const seen = check.body.map(({ line, total }) => ({
      line,
      total: quotes === "wrong" ? total + 1 : total,
    }));
    return { check: check.body, call: () => call({ quotes: seen }) };
  }
  const outcomes = (results: readonly { outcome: string; message: string }[]) =>
    results.map(({ outcome, message }) => `${outcome}: ${message}`);

  it("are checked first, made for people with and without an account, and never made twice", async () => {
    const known = await newBuyer(store());
    const rows = [
      newOrderRow({ line: 2, sku: sku(), email: "New.Person@example.com" }),
      newOrderRow({ line: 3, sku: sku(), email: known.email, quantity: "2" }),
      newOrderRow({ line: 4, sku: sku(), email: "new.person@example.com" }),
    ];
    const before = await countOrders();
    const { check, call } = await make(rows);
    expect(check.map(({ line, outcome, skus }) => [line, outcome, skus.slice(0, 3)])).toEqual([
      [2, "would", "2 ×"], // line 4 goes to the same address
      [3, "would", "2 ×"],
    ]);
    expect(await countOrders()).toBe(before);

    const [one, two] = await Promise.all([call(), call()]); // a double press
    const numbers = new Set([...one.body, ...two.body].map(({ orderNo }) => orderNo));
    expect(numbers.size).toBe(2);
    expect(await countOrders()).toBe(before + 2);
    const again = await (await make(rows, { payment: free })).call();
    expect(outcomes(again.body)).toEqual(Array(2).fill("nothing: This list made it before."));
    await store().inbox.next(({ to, text }) => to.includes(known.email) && text.includes("placed order"));
    expect(await brokenRules(store())).toEqual([]);
  });

  it("name every line that cannot be made, and then make nothing", async () => {
    const before = await countOrders();
    const { check, call } = await make(
      [
        newOrderRow({ line: 2, sku: "NO-SUCH" }),
        newOrderRow({ line: 3, sku: sku(), email: "no address" }),
        newOrderRow({ line: 4, sku: sku(), quantity: "two" }),
        newOrderRow({ line: 5, sku: sku(), city: " " }),
        newOrderRow({
          line: 6,
          sku: "",
          product: plainProduct(store()).productName,
          variant: firstVariant(plainProduct(store())).colourName,
          email: "a@example.com",
        }),
        newOrderRow({ line: 7, sku: await counted(), quantity: "6", email: "b@example.com" }),
        newOrderRow({
          line: 8,
          sku: "",
          product: store().services.catalogue.current().products.get(KIT_ID)?.productName ?? "",
          size: "M",
        }),
      ],
      { list: "Faults" },
    );
    expect(outcomes(check).map((each) => each.slice(0, 34))).toEqual([
      "refused: There is no SKU 'NO-SUCH'",
      "refused: 'no address' is no e-mail",
      "refused: The quantity must be a wh",
      "refused: The city is missing.",
      "would: Will be made; the customer ",
      expect.stringMatching(/^refused: Only 5 left of /),
      expect.stringMatching(/^refused: (The welcome kit|.* does not come)/),
    ]);
    expect((await call()).body.map(({ outcome }) => outcome)).not.toContain("done");
    expect(await countOrders()).toBe(before);
  });

  it("are charged by the country that is meant, however it is written, and ask where none is", async () => {
    const to = (country: string, line: number, more: Partial<NewOrderRow> = {}) =>
      newOrderRow({ line, sku: sku(), email: `${line}@country.example`, country, ...more });
    const { check } = await make(
      [
        to("India", 2),
        to("IN", 3),
        to("Bharat", 4),
        to("U.S.A.", 5),
        to("United States", 6),
        to("Deutschland", 7, { region: "" }),
        to("Germany", 8),
        to("UAE", 9),
        to("Congo", 10),
        to("Inidia", 11),
        to("India", 12, { region: " " }),
      ],
      { list: "Countries" },
    );
    const total = (line: number) => check.find((each) => each.line === line)?.total;
    expect([total(3), total(4)]).toEqual([total(2), total(2)]);
    expect([total(5), total(7)]).toEqual([total(6), total(8)]);
    expect(total(9)).not.toBe(total(2));
    expect(outcomes(check).slice(-3)).toEqual([
      "refused: 'Congo' can mean Congo - Kinshasa or Congo - Brazzaville.",
      "refused: 'Inidia' is no country that we know. Did you mean India?",
      "refused: The region is missing.",
    ]);
  });

  it("are refused when a price is not the one that staff saw, or the stock does not last for the list", async () => {
    const wrong = await make([newOrderRow({ sku: sku(), email: "price@example.com" })], { quotes: "wrong" });
    expect((await wrong.call()).problem.code).toBe("price_changed");
    const few = await counted();
    const { check } = await make(
      ["x", "y"].map((name, index) =>
        newOrderRow({ line: index + 2, sku: few, email: `${name}@example.com`, quantity: "3" }),
      ),
      { list: "Too many" },
    );
    expect(outcomes(check)[0]).toMatch(/^refused: Only 5 left of .* The list asks for 6\.$/);
  });

  it("are free of charge with a reason: confirmed, without payment, invoice or refund, and audited", async () => {
    const { call } = await make([newOrderRow({ sku: sku(), email: "speaker@example.com" })], {
      list: "Talk",
      payment: free,
    });
    const [made] = (await call()).body;
    const { token } = await newStaff(store(), "support");
    const read = await store().call("GET /api/admin/orders/{orderNo}", {
      token,
      params: { orderNo: made?.orderNo ?? "" },
    });
    expect(read.body).toMatchObject({
      status: "Order Confirmed",
      grandTotal: 0,
      shipping: 0,
      due: 0,
      owed: 0,
      freeReason: "A gift for speakers",
    });
    expect(read.body.discount).toBe(read.body.subTotal);
    expect(read.body.timeline.map(({ title }) => title)).toContain("Order made by staff");
    const params = { orderNo: read.body.id };
    const invoiced = await store().call("POST /api/admin/orders/{orderNo}/invoice", {
      token,
      params,
      body: {},
    });
    expect([invoiced.status, invoiced.problem.code]).toEqual([409, "state_conflict"]);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("are paid by hand with the bank's reference", async () => {
    const payment = { kind: "hand", method: "bank transfer", reference: "NEFT 4711" } as const;
    const { call } = await make([newOrderRow({ sku: sku(), email: "bank@example.com" })], {
      list: "Bank",
      payment,
    });
    const [made] = (await call()).body;
    const { token } = await newStaff(store(), "support");
    const { body } = await store().call("GET /api/admin/orders/{orderNo}", {
      token,
      params: { orderNo: made?.orderNo ?? "" },
    });
    expect(body).toMatchObject({ status: "Order Confirmed", paid: made?.total, due: 0 });
    expect(body.payments).toMatchObject([{ method: "bank transfer", reference: "NEFT 4711" }]);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("keep support within what it may refund of one order when they are free", async () => {
    const { token } = await newStaff(store(), "admin");
    const { body: current } = await store().call("GET /api/admin/settings", { token });
    const limit = (supportRefundLimit: number | null, version: number) =>
      store().call("PUT /api/admin/settings", { token, body: { version, settings: { supportRefundLimit } } });
    const limited = await limit(1, current.version);
    const row = newOrderRow({ sku: sku(), email: "limit@example.com" });
    const bySupport = await make([row], { list: "Limit", payment: free, role: "support" });
    expect(outcomes(bySupport.check)).toEqual([
      "refused: You may give products worth ₹1.00 of one order free of charge.",
    ]);
    const byAdmin = await make([row], { list: "Limit", payment: free });
    expect(byAdmin.check[0]?.outcome).toBe("would");
    await limit(null, limited.body.version);
  });
});

import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import type { ProductInput } from "../../../src/contract/admin/products.ts";
import { describeStore } from "../../support/describe-store.ts";
import { placeOrder } from "../../support/place-order.ts";
import { productCsvActions } from "../../support/product-csv-actions.ts";
import { newProductInput, productInputOf } from "../../support/product-input.ts";
import { plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

/** Right check digits of 8, 12, 13 and 14 digits. */
const gtins = ["40170725", "036000291452", "4006381333931", "10012345678902"];

describeStore("SKU codes and GTINs", (store) => {
  const staff = async () => (await newStaff(store(), "catalogue")).token;
  const create = (token: string, more: Partial<ProductInput>) =>
    store().call("POST /api/admin/products", { token, body: newProductInput(more) });
  const read = async (productId: number, token: string) =>
    (await store().call("GET /api/admin/products/{productId}", { params: { productId }, token })).body;
  const change = (productId: number, token: string, body: object) =>
    store().call("PUT /api/admin/products/{productId}", { params: { productId }, token, body });
  const [variant] = newProductInput().variants;
  const coded = (skuCode: string, gtin = "", more: object = {}) =>
    [{ ...variant, skuCodes: [{ size: "", skuCode, gtin }], ...more }] as ProductInput["variants"];

  it("are saved for each size, stay when they are left out, and go with their size", async () => {
    const token = await staff();
    const skuCodes = [
      { size: "S", skuCode: "TS-S", gtin: gtins[0], bin: "" },
      { size: "M", skuCode: "TS-M", gtin: "", bin: "" },
    ];
    const variants = [{ ...variant, sizes: ["S", "M"], skuCodes }] as ProductInput["variants"];
    const { status, body } = await create(token, { slug: "coded", variants });
    expect([status, body.variants[0]?.skuCodes]).toEqual([200, skuCodes]);
    const { version, ...draft } = productInputOf(body);
    const without = draft.variants.map(({ skuCodes: _codes, ...each }) => each);
    const same = await change(body.id, token, { ...draft, version, variants: without });
    expect(same.body.variants[0]?.skuCodes).toEqual(skuCodes);
    const smaller = without.map((each) => ({ ...each, sizes: ["M"] }));
    const less = await change(body.id, token, { ...draft, version: version + 1, variants: smaller });
    expect(less.body.variants[0]?.skuCodes).toEqual([skuCodes[1]]);
  });

  it("are unique over the store, whatever their case and leading zeros, and may change places", async () => {
    const token = await staff();
    const { body } = await create(token, { slug: "first-coded", variants: coded("MUG-1", gtins[2]) });
    expect((await create(token, { slug: "b", variants: coded("mug-1") })).problem).toMatchObject({
      code: "sku_taken",
      detail: "The SKU code mug-1 belongs to Steel tumbler already.",
    });
    const sameGtin = await create(token, { slug: "c", variants: coded("MUG-2", `0${gtins[2]}`) });
    expect(sameGtin.problem.code).toBe("sku_taken");
    const twice = await create(token, { slug: "d", variants: [...coded("E-1"), ...coded("e-1")] });
    expect(twice.problem.code).toBe("duplicate_entry");
    const other = await create(token, {
      slug: "e",
      variants: coded("A-1", "", { colourName: "A" }).concat(coded("B-1", "", { colourName: "B" })),
    });
    const draft = productInputOf(other.body);
    const [a, b] = draft.variants;
    const swapped = await change(other.body.id, token, {
      ...draft,
      variants: [
        { ...a, skuCodes: b?.skuCodes },
        { ...b, skuCodes: a?.skuCodes },
      ],
    });
    expect(swapped.body.variants.map(({ skuCodes }) => skuCodes[0]?.skuCode)).toEqual(["B-1", "A-1"]);
    const both = await Promise.all(
      ["f", "g"].map((slug) => create(token, { slug, variants: coded("SAME-1") })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(body.id, token)).variants[0]?.skuCodes[0]?.gtin).toBe(gtins[2]);
  });

  it("are refused with a wrong check digit or an unknown size", async () => {
    const token = await staff();
    for (const [at, gtin] of gtins.entries()) {
      const right = await create(token, { slug: `right-${at}`, variants: coded("", gtin) });
      expect(right.problem?.code, gtin).not.toBe("gtin_invalid");
      const wrong = gtin.slice(0, -1) + ((Number(gtin.at(-1)) + 1) % 10);
      const { problem } = await create(token, { slug: `wrong-${at}`, variants: coded("", wrong) });
      expect([problem.code, problem.detail]).toEqual([
        "gtin_invalid",
        `${wrong} is no GTIN: its last digit does not fit the others.`,
      ]);
    }
    const skuCodes = [{ size: "XL", skuCode: "X", gtin: "" }];
    const unknown = await create(token, { slug: "h", variants: [{ ...variant, skuCodes }] as never });
    expect(unknown.problem.code).toBe("size_unknown");
  });

  it("find products, stock and orders, and stand on slips and invoices", async () => {
    const admin = (await newStaff(store(), "admin")).token;
    const product = plainProduct(store());
    const draft = productInputOf(await read(product.productId, admin));
    const codes = draft.variants.map((each, at) => ({
      ...each,
      skuCodes: (each.sizes.length ? each.sizes : [""]).map((size) => ({
        size,
        skuCode: `ACME-77${at}${size}`,
        gtin: at === 0 ? "5901234123457" : "",
      })),
    }));
    expect((await change(product.productId, admin, { ...draft, variants: codes })).status).toBe(200);
    const { orderNo } = await placeOrder(store(), { lines: [{ product, qty: 2 }] });
    for (const q of ["acme-770", "5901234123457"]) {
      const products = await store().call("GET /api/admin/products", { token: admin, query: { q } });
      expect(products.body.rows.map(({ id }) => id)).toEqual([product.productId]);
      const stock = await store().call("GET /api/admin/stock", { token: admin, query: { q } });
      expect(stock.body.rows[0]?.skuCode).toBe("ACME-770");
      const orders = await store().call("GET /api/admin/orders", { token: admin, query: { q } });
      expect(orders.body.rows.map(({ id }) => id)).toEqual([orderNo]);
    }
    const order = await store().call("GET /api/admin/orders/{orderNo}", {
      token: admin,
      params: { orderNo },
    });
    expect(order.body.lines[0]?.skuCode).toBe("ACME-770");
    const slips = await store().call("POST /api/admin/orders/packing-slips", {
      token: admin,
      body: { orderNos: [orderNo] },
    });
    const text = async (pdf: string) =>
      (await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(pdf, "base64"))))).text.join(" ");
    expect(await text(slips.body.pdf)).toContain("SKU ACME-770");
    const orders = [{ orderNo, from: "Order Requested" }];
    await store().call("POST /api/admin/orders/confirm", { token: admin, body: { orders } });
    const invoice = await store().call("POST /api/admin/orders/{orderNo}/invoice", {
      token: admin,
      params: { orderNo },
      body: {},
    });
    expect(await text(invoice.body.pdf)).toContain("ACME-770");
  });

  it("go into the CSV and back, and a code that is taken is named by its line", async () => {
    const token = await staff();
    const { apply, checked } = productCsvActions(store);
    const { body } = await create(token, { slug: "in-csv", variants: coded("CSV-1", "96385074") });
    const id = body.variants[0]?.id;
    const { csv } = (await store().call("GET /api/admin/products/export", { token, query: { q: "CSV-1" } }))
      .body;
    expect(csv).toContain("CSV-1");
    expect((await checked(token, csv)).run.unchangedProducts).toBe(1);
    const file = `Variant,SKU,Sizes\n${id},"S=CSV-S, M=CSV-M","S, M"`;
    const plan = await checked(token, `Variant,Sizes,SKU\n${id},"S, M","S=CSV-S, M=CSV-M"`);
    expect([plan.run.wrongProducts, plan.lines[0]?.changes]).toMatchObject([
      0,
      expect.arrayContaining([{ field: "SKU", from: "CSV-1", to: "S=CSV-S, M=CSV-M" }]),
    ]);
    await apply(token, file);
    expect((await read(body.id, token)).variants[0]?.skuCodes.map(({ skuCode }) => skuCode)).toEqual([
      "CSV-S",
      "CSV-M",
    ]);
    await create(token, { slug: "other-csv", variants: coded("CSV-9") });
    const taken = await checked(token, `Variant,SKU,GTIN\n${id},S=csv-9,S=123`);
    expect(taken.lines[0]?.problems).toEqual([
      { column: "GTIN", message: "123 is no GTIN: it has 8, 12, 13 or 14 digits." },
      { column: "SKU", message: "The SKU code csv-9 belongs to Steel tumbler already." },
    ]);
  });
});

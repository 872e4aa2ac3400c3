import { expect, it } from "vitest";
import { brokenRulesAfterJobs } from "../support/broken-rules.ts";
import { describeStore } from "../support/describe-store.ts";
import { businessRules } from "../support/e-invoice/business-rules.ts";
import { readUbl } from "../support/e-invoice/read-terms.ts";
import { quoteActions } from "../support/quote-actions.ts";
import { homeAddress } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

describeStore("a quote of goods that are not in the catalogue", (store) => {
  const { newQuote, make, open, accept, read, change, input, variantId, setStock } = quoteActions(store);
  const boards = {
    variantId: null,
    size: "",
    quantity: 4,
    unitPrice: 250,
    other: { text: "Sign board, engraved", gstBasisPoints: 1_200, weightGrams: 3_000 },
  };
  const setUp = {
    ...boards,
    quantity: 1,
    unitPrice: 40,
    other: { text: "Set-up of the print", gstBasisPoints: null, weightGrams: 0 },
  };
  const lines = () => [{ variantId: variantId(), size: "", quantity: 1_500, unitPrice: 10 }, boards, setUp];
  const total = 1_500 * 10 + 4 * 250 + 40 + 99;
  const norwegian = { ...homeAddress, country: "Norway" };

  async function inNorway() {
    const { token } = await newStaff(store(), "admin");
    const { version } = (await store().call("GET /api/admin/settings", { token })).body;
    const settings = {
      sellerVatNumber: "NO923609016MVA",
      gstRate: 2_500,
      homeCountry: "Norway",
      sellerName: "Ledgerline AS",
      sellerAddress: ["Torggata 2", "0181 Oslo"],
      sellerCity: "Oslo",
      sellerPostalCode: "0181",
      sellerPhone: "+47 22 00 00 00",
    };
    const changed = await store().call("PUT /api/admin/settings", { token, body: { version, settings } });
    expect(changed.status).toBe(200);
    return token;
  }

  it("goes into order, parcel, invoice, e-invoice, refund and books like any other line", async () => {
    const token = await inNorway();
    await setStock(10_000);
    const { link, quote } = await newQuote({ lines: lines(), country: "Norway" });
    expect((await open(link)).body).toMatchObject({
      total,
      lines: [
        { quantity: 1_500, total: 15_000 },
        { what: "Sign board, engraved", quantity: 4, unitPrice: 250, total: 1_000 },
        { what: "Set-up of the print", quantity: 1, total: 40 },
      ],
    });
    const accepted = await accept(link, 1, norwegian);
    expect(accepted.status).toBe(200);
    const params = { orderNo: accepted.body.orderNo };
    const order = async () => (await store().call("GET /api/admin/orders/{orderNo}", { params, token })).body;
    const placed = await order();
    expect(placed).toMatchObject({ grandTotal: total });
    expect(
      placed.lines.map(({ productName, quantity, total: each }) => [productName, quantity, each]),
    ).toEqual([
      [expect.any(String), 1_500, 15_000],
      ["Sign board, engraved", 4, 1_000],
      ["Set-up of the print", 1, 40],
    ]);
    const status = (body: object) =>
      store().call("POST /api/admin/orders/{orderNo}/status", { params, token, body: body as never });
    expect((await status({ from: "Order Requested", to: "Order Confirmed" })).status).toBe(200);
    const sent = await store().call("POST /api/admin/orders/{orderNo}/shipments", {
      params,
      token,
      body: { shippedBy: "Posten", awbNo: "P 1", expectedShipments: 0 },
    });
    expect(sent.status).toBe(200);
    await expect.poll(async () => (await order()).documents.length).toBe(1);
    const [invoice] = (await order()).documents;
    expect(invoice).toMatchObject({ kind: "invoice", amount: total });
    const file = await store().call("GET /api/admin/orders/{orderNo}/documents/{documentId}/e-invoice", {
      params: { ...params, documentId: invoice?.id ?? 0 },
      token,
    });
    const terms = readUbl(file.body.text);
    expect(businessRules.filter(({ holds }) => !holds(terms)).map(({ id }) => id)).toEqual([]);
    expect(file.body.text).toContain("Sign board, engraved");
    const board = placed.lines.find(({ productName }) => productName === "Sign board, engraved");
    const refunded = await store().call("POST /api/admin/orders/{orderNo}/refunds", {
      params,
      token,
      body: {
        lines: [{ lineId: board?.id ?? 0, quantity: 1 }],
        shipping: false,
        reason: "One is scratched",
        reference: "B 7",
        expectedRefunded: 0,
      },
    });
    expect(refunded.status).toBe(200);
    await expect
      .poll(async () => (await order()).documents.map(({ amount }) => amount))
      .toEqual([total, 250]);
    expect(await brokenRulesAfterJobs(store())).toEqual([]);
    expect(await read(quote.id)).toMatchObject({ state: "accepted", orderNo: params.orderNo });
  });

  it("puts nothing into the lists of the catalogue, and what was sent keeps its words", async () => {
    const token = await inNorway();
    const named = { ...boards, other: { ...boards.other, text: "Balloon arch" } };
    const { link, quote } = await newQuote({ lines: [named], country: "Norway" });
    const withOther = { ...named, other: { ...named.other, text: "Balloon gate" } };
    await change(quote, { ...input({ lines: [withOther], country: "Norway" }), email: quote.email });
    expect((await accept(link, 1, norwegian)).status).toBe(200);
    const found = [
      await store().call("GET /api/admin/products", { token, query: { q: "Balloon" } }),
      await store().call("GET /api/admin/stock", { token, query: { q: "Balloon" } }),
    ];
    expect(found.map(({ body }) => body.total)).toEqual([0, 0]);
    expect((await open(link)).body.lines).toMatchObject([{ what: "Balloon arch" }]);
  });

  it("refuses a line that is neither of the catalogue nor other goods, or has no price", async () => {
    const codes = [];
    for (const line of [
      { ...boards, unitPrice: null },
      { ...boards, variantId: variantId() },
      { variantId: null, size: "", quantity: 1, unitPrice: 5 },
      { ...boards, unitPrice: 1_000_000.01 },
    ])
      codes.push((await make({ lines: [line] })).problem?.code);
    expect(codes).toEqual(["price_invalid", "variant_unknown", "variant_unknown", "price_invalid"]);
  });
});

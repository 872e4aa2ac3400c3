import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { fetchRates } from "../../../src/catalogue/currency-rate/fetch-rates.ts";
import { describeStore } from "../../support/describe-store.ts";
import { openFakeRateSource } from "../../support/fake-rate-source.ts";
import { placeOrder } from "../../support/place-order.ts";
import { productCsvActions } from "../../support/product-csv-actions.ts";
import { firstVariant, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

/** The demo's catalogue in a store that stores euros: written to the database, because amounts exist already. */
describeStore("a store whose base currency is the euro", (store) => {
  const db = () => store().services.database.db;
  const admin = async () => (await newStaff(store(), "admin")).token;

  it("keeps the euro's rate at 1, and the rupee's may change", async () => {
    await db()
      .insertInto("store_settings")
      .values({ name: "baseCurrency", value: '"EUR"', version: 1, changed_at: store().now() })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: '"EUR"' }))
      .execute();
    for (const [code, micros] of [
      ["EUR", 1_000_000],
      ["INR", 11_000],
      ["USD", 900_000],
    ] as const)
      await db()
        .updateTable("currency_rates")
        .set({ rate_micros: micros })
        .where("currency_code", "=", code)
        .execute();
    await store().services.settings.refresh();
    await store().services.catalogue.refresh();
    const token = await admin();
    const change = (currencyCode: string, rate: string) =>
      store().call("PUT /api/admin/currency-rates/{currencyCode}", {
        params: { currencyCode },
        token,
        body: { version: 1, rate, confirmed: true },
      });
    expect((await change("EUR", "1.1")).problem.detail).toBe(
      "Everything is kept in euros: their rate is always 1.",
    );
    expect((await change("INR", "0.012")).status).toBe(200);
  });

  it("reads a source of euros, and refuses one of rupees", async () => {
    const source = await openFakeRateSource();
    const token = await admin();
    const read = () => fetchRates(db(), source.url, store().now());
    source.respondWith({ rupeesPer: { USD: "85.12" } });
    await expect(read()).rejects.toThrow("no rates of EUR");
    source.respondWith({ base: "EUR", perUnit: { USD: "0.92", EUR: "3", INR: "0.0121" } });
    await read();
    const rate = async (currencyCode: string) =>
      (
        await store().call("GET /api/admin/currency-rates/{currencyCode}", {
          params: { currencyCode },
          token,
        })
      ).body.rate;
    expect([await rate("USD"), await rate("EUR"), await rate("INR")]).toEqual(["0.92", "1", "0.0121"]);
    await source.close();
  });

  it("names its tax in the exported CSV, and its own import reads that", async () => {
    const token = await admin();
    const { body: exported } = await store().call("GET /api/admin/products/export", { token });
    const [headings = ""] = exported.csv.split("\n");
    expect(headings).toContain(",VAT %,");
    expect(headings).not.toContain("GST");
    const { lines, run } = await productCsvActions(store).checked(token, exported.csv);
    expect(lines.flatMap(({ problems, changes }) => [...problems, ...changes])).toEqual([]);
    expect(run).toMatchObject({ state: "checked", changedProducts: 0, wrongProducts: 0 });
  });

  it("reads a CSV's prices in euros, and says so where it cannot", async () => {
    const token = await admin();
    const { productId } = plainProduct(store());
    const { body: product } = await store().call("GET /api/admin/products/{productId}", {
      params: { productId },
      token,
    });
    const plan = (before: string, price: string) =>
      productCsvActions(store).checked(
        token,
        `Variant,Price before,Selling price\n${product.variants[0]?.id},"${before}","${price}"`,
      );
    const good = await plan("€1,299.00", "12,50 EUR");
    expect(good.lines[0]?.changes.find(({ field }) => field === "Selling price")?.to).toBe("12.50");
    const messages = (await plan("₹12", "1000001")).lines[0]?.problems.map(({ message }) => message);
    expect(messages).toEqual([
      "Write a price in euros with at most two decimals, such as 1299.50.",
      "A price is at most €1,000,000.",
    ]);
  });

  it("writes euros on an order's timeline, in refusals of a refund, on Today and on the invoice", async () => {
    const token = await admin();
    const { orderNo } = await placeOrder(store());
    const params = { orderNo };
    const move = (from: string, to: string) =>
      store().call("POST /api/admin/orders/{orderNo}/status", { params, token, body: { from, to } });
    expect((await move("Order Requested", "Order Confirmed")).status).toBe(200);
    const { body: order } = await store().call("GET /api/admin/orders/{orderNo}", { params, token });
    expect(order.timeline.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^€[\d,.]+ paid$/));
    const refund = (amount: number) =>
      store().call("POST /api/admin/orders/{orderNo}/refunds", {
        params,
        token,
        body: {
          lines: [],
          shipping: false,
          expectedRefunded: 0,
          reason: "Sorry",
          byHand: true,
          reference: "T1",
          amount,
        },
      });
    expect((await refund(order.grandTotal + 1)).problem.detail).toMatch(/^That is more than .*: €[\d,.]+\.$/);
    const { body: invoice } = await store().call("POST /api/admin/orders/{orderNo}/invoice", {
      params,
      token,
      body: {},
    });
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(invoice.pdf, "base64")));
    const text = (await extractText(pdf)).text.join(" ");
    expect(text).toMatch(/Total\s+€/);
    expect(text).not.toMatch(/₹|HSN/);
    expect(JSON.stringify(order.timeline)).not.toContain("₹");
  });

  it("charges VAT with a VAT number: on invoices, not on exports, in the month's file and on a quote", async () => {
    const token = await admin();
    const change = async (settings: object) => {
      const { version } = (await store().call("GET /api/admin/settings", { token })).body;
      return store().call("PUT /api/admin/settings", { token, body: { version, settings } });
    };
    const { settings } = (await store().call("GET /api/admin/settings", { token })).body;
    expect(settings.gstRate).toBe(0); // 18 % is India's
    expect((await change({ sellerVatNumber: "123" })).status).toBe(400);
    expect((await change({ sellerVatNumber: "DE12345" })).problem.code).toBe("setting_invalid");
    const vat = {
      sellerVatNumber: "DE123456789",
      gstRate: 1900,
      sellerName: "Muster AG",
      invoicePrefix: "MA",
      sellerAddress: ["Muster AG", "Ring 1", "Berlin"], // as on an envelope
    };
    expect((await change({ ...vat, vatCountries: ["India"] })).status).toBe(200);
    const textOf = async (pdfBase64: string) => {
      const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(pdfBase64, "base64")));
      return (await extractText(pdf)).text.join(" ");
    };
    const invoiced = async () => {
      const { orderNo } = await placeOrder(store());
      const params = { orderNo };
      const body = { from: "Order Requested", to: "Order Confirmed" } as const;
      await store().call("POST /api/admin/orders/{orderNo}/status", { params, token, body });
      const issued = await store().call("POST /api/admin/orders/{orderNo}/invoice", {
        params,
        token,
        body: {},
      });
      return textOf(issued.body.pdf);
    };
    const text = await invoiced();
    for (const part of ["VAT number DE123456789", "VAT %", "19", "Prices include VAT."])
      expect(text).toContain(part);
    expect(text).not.toMatch(/GST|HSN|Tax invoice/);
    expect(text.match(/Muster AG/g)).toHaveLength(1);
    expect(text).toContain(`No. MA/${store().now().getFullYear()}/0000`);
    await change({ vatCountries: ["Germany", "Austria"] });
    const quote = await store().call("POST /api/quotations", {
      body: {
        company: "Acme",
        name: "Asha Rao",
        lines: [{ productDetailsId: firstVariant(plainProduct(store())).id, qty: 10 }],
      },
    });
    const quoted = await textOf(quote.body.pdf);
    expect(quoted).toMatch(/VAT number DE123456789.*The total includes €[\d,.]+ VAT\./s);
    const abroad = await invoiced();
    expect(abroad).toContain("Export without VAT.");
    expect(abroad).not.toMatch(/VAT %|Prices include/);
    const month = store().now().toISOString().slice(0, 7);
    const { body } = await store().call("GET /api/admin/invoices/summary", { token, query: { month } });
    const [heading, ...rows] = body.csv.trim().split("\r\n");
    expect(body.fileName).toBe(`vat-${month}.csv`);
    expect(heading).toBe("Kind,Number,Date,Corrects,Order,Billed to,Sent to,Rate %,Taxable,VAT,Total");
    const taxed = rows
      .filter((row) => row.includes(",19,"))
      .map((row) => row.split(",").slice(-3).map(Number));
    expect(taxed.length).toBeGreaterThan(0);
    for (const [taxable = 0, tax = 0, total = 0] of taxed) {
      expect(tax).toBeCloseTo((total * 19) / 119, 1);
      expect(taxable + tax).toBeCloseTo(total, 5);
    }
  });
});

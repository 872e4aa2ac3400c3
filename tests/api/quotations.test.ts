import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { findProduct } from "../support/shopping.ts";

const textOf = async (pdf: string): Promise<string> => {
  const bytes = new Uint8Array(Buffer.from(pdf, "base64"));
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
};

describeStore("quotations", (store) => {
  const variantOf = (id: number) =>
    findProduct(store(), ({ productId }) => productId === id).productDetails[0]?.id ?? 0;
  const quote = (lines: object[], more: object = {}) =>
    store().call("POST /api/quotations", { body: { company: "Acme", name: "Asha Rao", lines, ...more } });

  it("are a PDF with a number, and store nothing of who asked", async () => {
    const { status, body } = await quote([{ productDetailsId: variantOf(23), qty: 25 }], {
      email: "a@acme.example",
    });
    expect(status).toBe(200);
    expect(body.fileName).toMatch(/^Q-\d{6}-[0-9A-F]{8}\.pdf$/);
    expect(Buffer.from(body.pdf, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("name who asked, and hold for 14 days with the day they are made", async () => {
    const { body } = await quote([{ productDetailsId: variantOf(23), qty: 25 }], { email: "a@acme.example" });
    const text = await textOf(body.pdf);
    for (const part of ["Acme", "Asha Rao", "a@acme.example"]) expect(text).toContain(part);
    const day = String.raw`(\d+ \w+ \d{4})`;
    const [, madeOn = "", lastDay = ""] = new RegExp(`Date ${day}.*Valid until ${day}`, "s").exec(text) ?? [];
    expect((Date.parse(lastDay) - Date.parse(madeOn)) / 86_400_000).toBe(13);
  });

  it.each([
    [
      "en",
      ["Quote", "Product Quantity Unit price Total", "Valid until", "Shipping is added at checkout"],
      /₹[\d,]+\.\d\d/,
    ],
    ["de", ["Angebot", "Produkt Menge Einzelpreis Gesamt", "Gültig bis", "Versandkosten"], /[\d.]+,\d\d\s₹/],
  ] as const)("are in the language of the page: %s", async (language, expected, amount) => {
    const { body } = await store().call("POST /api/quotations", {
      headers: { "x-shop-language": language },
      body: { company: "Acme", name: "Asha", lines: [{ productDetailsId: variantOf(23), qty: 25 }] },
    });
    const text = await textOf(body.pdf);
    for (const part of expected) expect(text).toContain(part);
    expect(text).toMatch(amount);
  });

  it.each([
    ["en", /USD\s[\d,]+\.\d\d/, /That is ₹[\d,]+\.\d\d at today’s rate/],
    ["de", /[\d.]+,\d\d\sUSD/, /Das sind [\d.]+,\d\d\s₹ zum heutigen Kurs/],
  ] as const)(
    "are in the currency that the page shows, and say the amount that holds: %s",
    async (language, amount, held) => {
      const { body } = await store().call("POST /api/quotations", {
        headers: { "x-shop-language": language },
        body: {
          company: "Acme",
          name: "Asha",
          currencyCode: "USD",
          lines: [{ productDetailsId: variantOf(23), qty: 25 }],
        },
      });
      const text = await textOf(body.pdf);
      expect(text).toMatch(amount);
      expect(text).toMatch(held);
      expect(text.match(/₹/g), "once, beside the total").toHaveLength(1);
    },
  );

  it("say why a line is not quantity times price, where the conversion makes it so", async () => {
    const note = "Each line is converted as a whole";
    const text = async (qty: number, currencyCode: string) =>
      textOf((await quote([{ productDetailsId: variantOf(23), qty }], { currencyCode })).body.pdf);
    expect(await text(60, "USD")).toContain(note);
    expect(await text(1, "USD")).not.toContain(note);
    expect(await text(60, "INR")).not.toContain(note);
  });

  it("in the store's own currency have one amount, and an unknown currency is refused", async () => {
    const lines = [{ productDetailsId: variantOf(23), qty: 25 }];
    expect(await textOf((await quote(lines, { currencyCode: "INR" })).body.pdf)).not.toContain(
      "at today’s rate",
    );
    expect((await quote(lines, { currencyCode: "XXX" })).problem.code).toBe("currency_unknown");
  });

  it("print who asked as it is seen: no markup means anything, and nothing turns the direction of the text", async () => {
    const { body } = await store().call("POST /api/quotations", {
      body: {
        company: "\u202e<img src=http://127.0.0.1:9/x>) Tj",
        name: "{number}\r\n{{7*7}}",
        lines: [{ productDetailsId: variantOf(23), qty: 25 }],
      },
    });
    const text = await textOf(body.pdf);
    expect(text).toContain("<img src=http://127.0.0.1:9/x>) Tj");
    expect(text).toContain("{number} {{7*7}}");
    expect(text).not.toContain("?");
    // Without its compressed streams, in which any letters may stand.
    const objects = Buffer.from(body.pdf, "base64")
      .toString("latin1")
      .replace(/\bstream\b.*?\bendstream\b/gs, "");
    expect(objects).toContain("/Type /Page");
    expect(objects).not.toMatch(/\/(JS|JavaScript|URI|Launch|OpenAction|EmbeddedFile)\b/);
  });

  it("are refused for what cannot be bought and without a company", async () => {
    const one = { productDetailsId: variantOf(23), qty: 1 };
    const code = async (...args: Parameters<typeof quote>) => (await quote(...args)).problem.code;
    expect(await code([{ productDetailsId: 999_999, qty: 1 }])).toBe("variant_unknown");
    expect(await code([{ productDetailsId: variantOf(25), qty: 1 }])).toBe("state_conflict");
    expect(await code([one], { email: "nobody" })).toBe("email_invalid");
    expect((await quote([one], { company: "" })).status).toBe(400);
    for (const blank of ["company", "name"])
      expect((await quote([one], { [blank]: " \t" })).status, blank).toBe(400);
    expect((await quote([{ ...one, qty: 1_000 }])).status).toBe(400);
    expect((await quote([])).status).toBe(400);
  });
});

describeStore(
  "quotations of one client",
  (store) => {
    it("are limited to a few in a minute", async () => {
      const codes: string[] = [];
      const body = { company: "Acme", name: "Asha Rao", lines: [{ productDetailsId: 999_999, qty: 1 }] };
      for (let asked = 0; asked < 8; asked += 1)
        codes.push((await store().call("POST /api/quotations", { body })).problem.code);
      expect(codes[0]).toBe("variant_unknown");
      expect(codes.at(-1)).toBe("too_many_requests");
    });
  },
  { env: { RATE_LIMIT: "100000" } },
);

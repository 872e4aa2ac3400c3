import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { kitOfParts } from "../../support/kit-of-parts.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { placeOrder } from "../../support/place-order.ts";
import { productCsvActions } from "../../support/product-csv-actions.ts";
import { newProductInput, productInputOf } from "../../support/product-input.ts";
import { firstVariant } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("bins", (store) => {
  const token = async (role: "catalogue" | "support" | "admin" = "catalogue") =>
    (await newStaff(store(), role)).token;
  const setBin = async (stockId: string, bin: string) =>
    store().call("PUT /api/admin/stock/{stockId}/bin", {
      params: { stockId },
      token: await token(),
      body: { bin },
    });
  const slipText = async (orderNo: string) => {
    const { body } = await store().call("POST /api/admin/orders/packing-slips", {
      token: await token("support"),
      body: { orderNos: [orderNo] },
    });
    const pdf = new Uint8Array(Buffer.from(body.pdf, "base64"));
    return (await extractText(await getDocumentProxy(pdf))).text.join(" ");
  };
  const newProduct = async (sizes: string[], slug: string) => {
    const [variant] = newProductInput().variants;
    const { body } = await store().call("POST /api/admin/products", {
      token: await token(),
      body: newProductInput({ slug, name: slug, variants: [{ ...variant, sizes }] as never }),
    });
    return body;
  };
  const read = async (productId: number) =>
    (
      await store().call("GET /api/admin/products/{productId}", {
        params: { productId },
        token: await token(),
      })
    ).body;

  it("are set where the stock is, stay when the product is edited, and are emptied again", async () => {
    const { id, variants } = await newProduct(["S", "M"], "in-bins");
    const variantId = variants[0]?.id;
    expect((await setBin(`${variantId}~M`, " Shelf 4 ")).body).toMatchObject({ bin: "Shelf 4", size: "M" });
    const bins = async () => (await read(id)).variants[0]?.skuCodes.map(({ size, bin }) => [size, bin]);
    expect(await bins()).toEqual([["M", "Shelf 4"]]);
    const { version, ...draft } = productInputOf(await read(id));
    const skuCodes = ["S", "M"].map((size) => ({ size, skuCode: `BIN-${size}`, gtin: "" }));
    const saved = await store().call("PUT /api/admin/products/{productId}", {
      params: { productId: id },
      token: await token(),
      body: { ...draft, version, variants: draft.variants.map((each) => ({ ...each, skuCodes })) },
    });
    expect(saved.status).toBe(200);
    expect(await bins()).toEqual([
      ["S", ""],
      ["M", "Shelf 4"],
    ]);
    expect((await setBin(`${variantId}~M`, "")).body.bin).toBe("");
    expect(await bins()).toEqual([
      ["S", ""],
      ["M", ""],
    ]);
    expect((await setBin(`${variantId}~XL`, "A1")).problem.code).toBe("not_found");
    expect((await setBin(`${variantId}~M`, "A1, A2")).problem.code).toBe("malformed");
  });

  it("of a variant that is counted over all its sizes is that of each of them", async () => {
    const { id, variants } = await newProduct(["S", "M"], "all-in-one-bin");
    const stockId = `${variants[0]?.id}~`;
    await store().call("POST /api/admin/stock/{stockId}/movements", {
      params: { stockId },
      token: await token(),
      body: { seen: null, reason: "counted", pieces: 9 },
    });
    expect((await setBin(stockId, "B7")).body.bin).toBe("B7");
    expect((await read(id)).variants[0]?.skuCodes.map(({ size, bin }) => [size, bin])).toEqual([
      ["S", "B7"],
      ["M", "B7"],
    ]);
    await setBin(`${variants[0]?.id}~S`, "B12");
    const { body } = await store().call("GET /api/admin/stock/{stockId}", {
      params: { stockId },
      token: await token("support"),
    });
    expect(body.bin).toBe("B12, B7");
  });

  it("go into the CSV of products and back", async () => {
    const { apply, checked } = productCsvActions(store);
    const catalogue = await token();
    const { id, variants } = await newProduct(["S", "M"], "bins-in-csv");
    await setBin(`${variants[0]?.id}~M`, "A10");
    const { body } = await store().call("GET /api/admin/products/export", {
      token: catalogue,
      query: { q: "bins-in-csv" },
    });
    expect(body.csv).toContain("M=A10");
    expect((await checked(catalogue, body.csv)).run.unchangedProducts).toBe(1);
    await apply(catalogue, `Variant,Bin\n${variants[0]?.id},"S=A2, M=Ø 4"`);
    expect((await read(id)).variants[0]?.skuCodes.map(({ bin }) => bin)).toEqual(["A2", "Ø 4"]);
  });

  it("lead over a packing slip from the first to the last, for products and for the parts of a kit", async () => {
    const { plain, sizes, variantOf, sized, change, contents, stockParts, redeem } = kitOfParts(store);
    const [one, two, three] = plain();
    const stockIds = [one, two, three].map((product) => `${product && firstVariant(product).id}~`);
    await setBin(stockIds[0] ?? "", "A10");
    await setBin(stockIds[1] ?? "", "A2");
    const lines = [one, two, three].flatMap((product) => (product ? [{ product, qty: 1 }] : []));
    const { orderNo } = await placeOrder(store(), { lines });
    const slip = await slipText(orderNo);
    const at = [two, one, three].map((product) => slip.indexOf(product?.productName ?? "?"));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at[0]).toBeGreaterThan(0);
    expect(slip).toContain("bin A10");

    const admin = await token("admin");
    expect((await change({ contents: contents(), takesStock: "parts" })).status).toBe(200);
    await stockParts({ shirt: 5, mug: 5, substitute: 5, pen: 5 });
    const [size = ""] = sizes();
    await setBin(`${firstVariant(sized()).id}~${size}`, "C1");
    await setBin(`${variantOf(0)}~`, "B10");
    await setBin(`${variantOf(2)}~`, "B9");
    const kitNo = String((await redeem(await newBuyer(store()), size)).body);
    const kitSlip = await slipText(kitNo);
    const bins = ["Bin B9: ", "Bin B10: 2 × ", "Bin C1: "].map((text) => kitSlip.indexOf(text));
    expect(bins).toEqual(bins.toSorted((a, b) => a - b));
    expect(bins[0]).toBeGreaterThan(0);
    const { body } = await store().call("GET /api/admin/order-exports", {
      token: admin,
      query: { q: kitNo },
    });
    expect(body.rows[0]?.lines[0]?.parts.map(({ bin, quantity }) => [bin, quantity]).sort()).toEqual([
      ["B10", 2],
      ["B9", 1],
      ["C1", 1],
    ]);
  });
});

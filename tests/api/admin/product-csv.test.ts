import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { productCsvActions } from "../../support/product-csv-actions.ts";
import { newProductInput } from "../../support/product-input.ts";
import { findProduct, plainProduct } from "../../support/shopping.ts";
import { wrongStockCounts } from "../../support/stock-ledger.ts";
import { stockOf } from "../../support/stock-of.ts";

const unchanged = { changedProducts: 0, unchangedProducts: 1, wrongProducts: 0 };

describeStore("product import and export", (store) => {
  const { apply, applyChecked, checked, problemsOf, read, staff } = productCsvActions(store);
  const exported = async (token: string, query: Record<string, string> = {}) =>
    (await store().call("GET /api/admin/products/export", { token, query })).body;
  const db = () => store().services.database.db;
  const auditRows = () =>
    db().selectFrom("audit_rows").select(["sequence", "action"]).orderBy("sequence").execute();

  it("changes nothing when an exported file is imported again, whatever a text holds", async () => {
    const token = await staff();
    const odd = {
      slug: "odd-texts",
      name: "=1+1",
      metaKeywords: "'=cmd",
      pageTitle: '-5 "quoted"; with, all',
      description: "<p>one</p>\r\n<p>two</p>",
      specification: [{ name: "a: b\\", value: "c: d\ne" }],
      variants: [
        { ...newProductInput().variants[0], colourName: "Red", sizes: ["-S", "1.5"] },
        { ...newProductInput().variants[0], colourName: "@Blue" },
      ],
    } as Parameters<typeof newProductInput>[0];
    const created = await store().call("POST /api/admin/products", { token, body: newProductInput(odd) });
    expect(created.status).toBe(200);
    const { csv, isMore } = await exported(token);
    const { count: products } = await db()
      .selectFrom("products")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(isMore).toBe(false);
    expect(csv).not.toMatch(/(^|,)"?[=@]/m);
    const rows = await auditRows();
    for (const file of [csv, csv.replaceAll("\r\n", "\n")]) {
      const plan = await checked(token, file);
      expect(plan.lines).toEqual([]);
      const same = { newProducts: 0, changedProducts: 0, wrongProducts: 0 };
      expect(plan.run).toMatchObject({ ...same, unchangedProducts: products, state: "checked" });
      expect((await applyChecked(token, plan)).run).toMatchObject({ ...same, state: "done" });
    }
    expect((await auditRows()).slice(rows.length).map(({ action }) => action)).toEqual([
      "products imported",
      "products imported",
    ]);
    expect(await wrongStockCounts(store())).toEqual([]);
  });

  it("checks line by line without writing, then applies what was shown", async () => {
    const token = await staff();
    const product = plainProduct(store());
    const before = await read(product.productId, token);
    const [variant] = before.variants;
    const csv = [
      "Variant;Selling price;Price before;Name",
      `${variant?.id};₹1.234,50;1300;Mug`.replace("1.234,50", "1234,5"),
    ].join("\r\n");
    const plan = await checked(token, csv);
    const again = await checked(token, csv);
    expect(plan.run).toMatchObject({ changedProducts: 1, wrongProducts: 0, state: "checked" });
    expect(plan.lines[0]).toMatchObject({ line: 2, outcome: "changed", productId: product.productId });
    expect(plan.lines[0]?.changes).toContainEqual({ field: "Name", from: before.name, to: "Mug" });
    expect(plan.lines[0]?.changes.find(({ field }) => field === "Selling price")?.to).toBe("1234.50");
    expect(await read(product.productId, token)).toEqual(before);
    expect((await applyChecked(token, plan)).run.changedProducts).toBe(1);
    const after = await read(product.productId, token);
    expect(after).toMatchObject({
      name: "Mug",
      version: before.version + 1,
      description: before.description,
    });
    expect(after.variants[0]).toEqual({ ...variant, sellingPrice: 1234.5, webPrice: 1300 });
    const shown = () =>
      store().call("GET /api/Product/{productId}", { params: { productId: product.productId } });
    await expect
      .poll(async () => (await shown()).body.productDetails[0]?.sellingPrice) // the catalogue follows the import
      .toBe(1234.5);
    const audit = await db()
      .selectFrom("audit_rows")
      .select(["action", "before", "after"])
      .where("subject", "=", "products")
      .where("subject_id", "=", String(product.productId))
      .execute();
    expect(audit.at(-1)).toMatchObject({ action: "product changed", before: { name: before.name } });
    const late = await applyChecked(token, again);
    expect(late.run).toMatchObject({ changedProducts: 0, wrongProducts: 1 });
    expect(late.lines[0]?.problems.at(-1)?.message).toContain("changed since the file was checked");
  });

  it("creates products and variants with sizes and stock, published where the file says so", async () => {
    const token = await staff();
    const csv =
      "Address,Name,Category,In the shop,Weight g,Colour,Price before,Selling price,Sizes,Stock,Stock by size,Description\n" +
      'rain-coat,Rain coat,apparels,yes,350,Red,"1,29,900.00",999,"S, M",,"S=4, M=0","<p onclick=""x()"">Dry<script>1</script></p>"\n' +
      "rain-coat,,,,,Blue,900.10,900.10,,12,,\n";
    const plan = await checked(token, csv);
    expect(plan.run).toMatchObject({ newProducts: 1, wrongProducts: 0 });
    expect(plan.lines.map(({ outcome }) => outcome)).toEqual(["new product", "new product"]);
    expect((await applyChecked(token, plan)).run.newProducts).toBe(1);
    const { csv: again } = await exported(token, { q: "rain coat" });
    const id = Number(again.split("\r\n")[1]?.split(",")[0]);
    const created = await read(id, token);
    expect(created).toMatchObject({ isPublished: true, description: "<p>Dry</p>", packageWeight: 350 });
    expect(created.variants).toMatchObject([
      { colourName: "Red", webPrice: 129900, sellingPrice: 999, sizes: ["S", "M"] },
      { colourName: "Blue", webPrice: 900.1 },
    ]);
    const moved = await db()
      .selectFrom("stock_movements")
      .select(["size", "change", "stock_after", "reason", "note"])
      .where(
        "variant_id",
        "in",
        created.variants.map((each) => each.id),
      )
      .orderBy("stock_movement_id")
      .execute();
    expect(moved).toEqual([
      { size: "S", change: 4, stock_after: 4, reason: "counted", note: "imported" },
      { size: "M", change: 0, stock_after: 0, reason: "counted", note: "imported" },
      { size: "", change: 12, stock_after: 12, reason: "counted", note: "imported" },
    ]);
    const add = `Product,Colour,Price before,Selling price,Stock\n${id},Green,,5,\n${id},blue,900.10,900.10,`;
    const added = await checked(token, add);
    expect(added.run).toMatchObject({ changedProducts: 1, newProducts: 0 });
    expect(added.lines.map(({ outcome }) => outcome)).toEqual(["new variant", "unchanged"]);
    await applyChecked(token, added);
    const { variants } = await read(id, token);
    expect(variants.map((each) => each.colourName)).toEqual(["Red", "Blue", "Green"]);
    expect(variants[2], "without a price before").toMatchObject({ webPrice: 5, sellingPrice: 5 });
    expect(await wrongStockCounts(store())).toEqual([]);
  });

  it("reads and writes volume prices, and says what is wrong with them", async () => {
    const token = await staff();
    const line = (cell: string) => `Product,Variant,Volume prices\n26,${variantOfPen()},${cell}`;
    const variantOfPen = () => findProduct(store(), (p) => p.productId === 26).productDetails[0]?.id;
    const prices = async () => (await read(26, token)).volumePrices;
    expect(await problemsOf(token, line("20 = 180; 50=₹150.50"))).toEqual([]);
    expect((await apply(token, line("20 = 180; 50=₹150.50"))).run.changedProducts).toBe(1);
    const saved = [
      { fromQuantity: 20, unitPrice: 180 },
      { fromQuantity: 50, unitPrice: 150.5 },
    ];
    expect(await prices()).toEqual(saved);
    expect((await checked(token, line(""))).run).toMatchObject(unchanged);
    expect(await problemsOf(token, line("20: 180"))).toEqual([
      expect.stringMatching(/^2 Volume prices: Write /),
    ]);
    expect(await problemsOf(token, line("20 = 180; 10 = 170"))).toEqual([
      expect.stringContaining("must rise"),
    ]);
    expect((await apply(token, line("none"))).run.changedProducts).toBe(1);
    expect(await prices()).toEqual([]);
  });

  it("keeps stock, HSN code and GST where their cells are empty, and ends them where the file says so", async () => {
    const token = await staff();
    const product = findProduct(store(), (p) => !p.isSwagItem && p.productDetails[0]?.sizes.length === 0);
    const id = product.productDetails[0]?.id;
    const stock = () => stockOf(store(), id ?? 0);
    const taxes = async () => {
      const { hsnCode, gstBasisPoints } = await read(product.productId, token);
      return [hsnCode, gstBasisPoints];
    };
    const headings = "Product,Variant,Stock,HSN code,GST %";
    const line = (cells: string) => apply(token, `${headings}\n${product.productId},${id},${cells}`);
    expect((await line("31,61091000,12.5")).run.changedProducts).toBe(1);
    expect([await stock(), ...(await taxes())]).toEqual([31, "61091000", 1_250]);
    const empty = await checked(token, `${headings}\n${product.productId},${id},,,`);
    expect(empty.run).toMatchObject(unchanged);
    expect([await stock(), ...(await taxes())]).toEqual([31, "61091000", 1_250]);
    const wrong = await problemsOf(token, `${headings}\n${product.productId},${id},,61a,180`);
    expect(wrong).toEqual([expect.stringMatching(/^2 HSN code: /), expect.stringMatching(/^2 GST %: /)]);
    expect((await line("not counted,none,none")).run.changedProducts).toBe(1);
    expect([await stock(), ...(await taxes())]).toEqual([null, null, null]);
    expect(await wrongStockCounts(store())).toEqual([]);
  });
});

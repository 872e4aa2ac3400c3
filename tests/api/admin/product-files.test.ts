import { expect, it } from "vitest";
import type { ImportChoices } from "../../../src/contract/admin/import-choices.ts";
import { describeStore } from "../../support/describe-store.ts";
import { productCsvActions } from "../../support/product-csv-actions.ts";

const shopify = [
  "Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Barcode,Status",
  'camp-mug,Camp mug,<div onclick="x()">Enamel</div><div>Light</div>,Camping,TRUE,Colour,Green,CM-G,310,shopify,12,499,,active',
  "camp-mug,,,,,,Blue,CM-B,310,shopify,0,499,,",
  "camp-tee,Camp tee,,Shirts,TRUE,Size,S,CT-S,0,,,799,,active",
  "camp-tee,,,,,,M,CT-M,0,,,799,,",
  "camp-pin,Camp pin,,,FALSE,Title,Default Title,CP-1,5,,,99,,active",
].join("\n");

describeStore("products from other programs' files", (store) => {
  const { apply, applyChecked, checked, problemsOf, readFile, staff, read } = productCsvActions(store);
  const db = () => store().services.database.db;
  const productBySku = (skuCode: string) =>
    db()
      .selectFrom("sku_codes")
      .innerJoin("product_variants", "product_variants.variant_id", "sku_codes.variant_id")
      .select("product_id")
      .where("sku_code", "=", skuCode)
      .executeTakeFirstOrThrow();
  const choices = (weightGrams: number | null, none: number | null): ImportChoices => ({
    categories: [
      { name: "Camping", categoryId: null },
      { name: "Shirts", categoryId: 1 },
      ...(none === null ? [] : [{ name: "", categoryId: none }]),
    ],
    weightGrams,
  });

  it("says of a weight that it cannot be read once, not also that it is missing", async () => {
    const csv = [
      "Handle,Title,Type,Option1 Name,Option1 Value,Variant Grams,Variant Price",
      "loud-horn,Loud horn,Apparel,Colour,Red,,100",
      "loud-horn,,,,Blue,heavy,100",
    ].join("\n");
    const { lines } = await checked(await staff(), csv);
    const ofWeight = lines.flatMap(({ problems }) =>
      problems.filter(({ column }) => column === "Variant Grams").map(({ message }) => message),
    );
    expect(ofWeight).toEqual([expect.stringMatching(/^'heavy' is no weight/)]);
  });

  it("refuses codes whose last digits a spreadsheet has left out", async () => {
    const csv =
      "Address,Name,Category,Weight g,Selling price,Price before,SKU,GTIN\n" +
      'cut-mug,Cut mug,drinkware,300,5,5,1.23457E+11,\ncut-pen,Cut pen,drinkware,20,2,2,CP-1,"4,00638E+12"\n';
    const { lines } = await checked(await staff(), csv);
    expect(lines.map(({ problems }) => problems.map(({ column }) => column))).toEqual([["SKU"], ["GTIN"]]);
    expect(lines[0]?.problems[0]?.message).toMatch(/^1\.23457E\+11: a spreadsheet has left digits out/);
  });

  it("takes Shopify's export: asks for categories and weights first, then makes them with the products", async () => {
    const token = await staff();
    const asked = await readFile(token, shopify);
    expect(asked).toMatchObject({
      format: "shopify",
      isMappingNeeded: false,
      withoutWeight: 1,
      newCategories: [],
      askedCategories: [
        { name: "Camping", products: 1 },
        { name: "Shirts", products: 1 },
        { name: "", products: 1 },
      ],
    });
    expect(asked.columns[1]).toEqual({
      heading: "Title",
      field: "Name",
      samples: ["Camp mug", "Camp tee", "Camp pin"],
    });
    expect(asked.run.state).toBe("asking");
    expect(await problemsOf(token, shopify)).toEqual([
      expect.stringMatching(/^2 Type: There is no category Camping/),
      expect.stringMatching(/^4 Type: There is no category Shirts/),
      "4 Variant Grams: A new product needs its weight with package.",
      expect.stringMatching(/^6 Type: A new product needs a category/),
    ]);

    const plan = await checked(token, shopify, { choices: choices(180, 2) });
    expect(plan).toMatchObject({ newCategories: ["Camping"], run: { wrongProducts: 0, newProducts: 3 } });
    const categories = () =>
      db().selectFrom("categories").select("name").where("name", "=", "Camping").execute();
    expect(await categories()).toEqual([]);
    expect((await applyChecked(token, plan)).run.newProducts).toBe(3);
    expect(await categories()).toHaveLength(1);

    const mug = await read((await productBySku("CM-B")).product_id, token);
    expect(mug).toMatchObject({
      slug: "camp-mug",
      isPublished: true,
      packageWeight: 310,
      description: "<p>Enamel</p><p>Light</p>",
      variants: [
        { colourName: "Green", sellingPrice: 499, skuCodes: [{ size: "", skuCode: "CM-G", gtin: "" }] },
        { colourName: "Blue" },
      ],
    });
    const tee = await read((await productBySku("CT-M")).product_id, token);
    expect(tee).toMatchObject({ categoryId: 1, packageWeight: 180, variants: [{ sizes: ["S", "M"] }] });
    expect((await read((await productBySku("CP-1")).product_id, token)).isPublished).toBe(false);
    const audit = await db()
      .selectFrom("audit_rows")
      .select("action")
      .where("subject", "=", "categories")
      .execute();
    expect(audit).toEqual([{ action: "category created" }]);

    const again = await checked(token, shopify);
    expect(again.run).toMatchObject({ wrongProducts: 1, unchangedProducts: 2, newProducts: 0 });
    expect(again.askedCategories).toEqual([{ name: "Shirts", products: 1 }]);
  });

  it("makes no category by a check, which a category of the choices needs", async () => {
    const token = await staff();
    const csv = `${shopify.split("\n")[0]}\nfar-mug,Far mug,,Far away,TRUE,,,,300,,,499,,active`;
    const far = { categories: [{ name: "Far away", categoryId: null }], weightGrams: null };
    const plan = await checked(token, csv, { choices: far });
    expect(plan).toMatchObject({ newCategories: ["Far away"], run: { state: "checked", newProducts: 1 } });
    const made = await db().selectFrom("slugs").select("slug").where("slug", "=", "far-away").execute();
    expect(made).toEqual([]);
  });

  it("remembers what the columns of an unknown table mean, and finds its products by SKU again", async () => {
    const token = await staff();
    const csv = "Bezeichnung;Nr;Preis;Gruppe\nBecher Wald;BW-1;5,50;drinkware\n";
    const unknown = await readFile(token, csv);
    expect(unknown).toMatchObject({ format: "other", isMappingNeeded: true, lines: [] });
    const input = {
      fields: ["Name", "SKU", "Price", "Category"],
      choices: { categories: [], weightGrams: 200 },
    };
    const plan = await checked(token, csv, input);
    expect(plan).toMatchObject({ isMappingNeeded: false, run: { wrongProducts: 0, newProducts: 1 } });
    await applyChecked(token, plan);
    const renamed = csv.replace("Becher Wald", "Becher Wiese").replace("5,50", "6");
    const next = await checked(token, renamed);
    expect(next).toMatchObject({ isMappingNeeded: false, run: { changedProducts: 1, newProducts: 0 } });
    expect(next.lines[0]?.changes.map(({ field, to }) => [field, to])).toEqual([
      ["Name", "Becher Wiese"],
      ["Price before", "6.00"],
      ["Selling price", "6.00"],
    ]);
  });

  it("asks once what 1.250 g is where no row of the file says it, and takes the answer for the column", async () => {
    const token = await staff();
    const csv = "Item;Group;Cost;Mass\nStone ball;drinkware;9;1.250 g\nStone cube;drinkware;8;1.100 g\n";
    const fields = ["Name", "Category", "Price", "Weight g"];
    const open = await checked(token, csv, { fields });
    expect(open.askedNumbers).toEqual([
      { heading: "Mass", example: "1.250 g", readAs: { point: "1.25 g", comma: "1250 g" } },
    ]);
    expect(open.run).toMatchObject({ newProducts: 0, wrongProducts: 2 });
    expect((await readFile(token, csv)).run.state).toBe("asking");
    const decimalSigns = [{ heading: "Mass", decimalSign: "," as const }];
    const done = await apply(token, csv, { choices: { categories: [], weightGrams: null, decimalSigns } });
    expect(done.run).toMatchObject({ newProducts: 2, wrongProducts: 0 });
    const { package_weight_grams } = await db()
      .selectFrom("products")
      .select("package_weight_grams")
      .where("name", "=", "Stone ball")
      .executeTakeFirstOrThrow();
    expect(package_weight_grams).toBe(1250);
  });

  it("asks once in which unit a column of weights is, and takes the choice for the column", async () => {
    const token = await staff();
    const csv = "Item;Group;Cost;Load\nTin ball;drinkware;9;0,5\nTin cube;drinkware;8;2\n";
    const fields = ["Name", "Category", "Price", "Weight g"];
    const open = await checked(token, csv, { fields });
    expect(open.askedWeights).toEqual([{ heading: "Load", example: "0,5" }]);
    expect(open.run).toMatchObject({ newProducts: 0, wrongProducts: 2 });
    expect((await readFile(token, csv)).run.state).toBe("asking");
    const weightUnits = [{ heading: "Load", unit: "kg" as const }];
    const done = await apply(token, csv, { choices: { categories: [], weightGrams: null, weightUnits } });
    expect(done.run).toMatchObject({ newProducts: 2, wrongProducts: 0 });
    const stored = await db()
      .selectFrom("products")
      .select(["name", "package_weight_grams"])
      .where("name", "like", "Tin %")
      .orderBy("name")
      .execute();
    expect(stored.map((row) => row.package_weight_grams)).toEqual([500, 2000]);
  });

  it("says which currency a price is in when the store counts in another", async () => {
    const token = await staff();
    const csv =
      "id,title,link,price,product_type,shipping_weight\nG-1,Globe,https://x.example/g,15.00 USD,drinkware,1.2 kg";
    const { lines } = await checked(token, csv);
    expect(lines[0]?.problems).toEqual([
      { column: "price", message: "This price is in USD, and the store counts in INR." },
    ]);
  });

  it("has one choice for all formats whether new products are in the shop, and says what the file says", async () => {
    const token = await staff();
    const own = (slug: string, cell: string) =>
      `Address,Name,Category,Weight g,Selling price,Price before,In the shop\n${slug},Cup of ${slug},drinkware,300,5,5,${cell}\n`;
    const unsaid = (slug: string) =>
      `Address,Name,Category,Weight g,Selling price,Price before\n${slug},Cup of ${slug},drinkware,300,5,5\n`;
    const shopifyOf = (slug: string, status: string) =>
      `Handle,Title,Type,Variant Grams,Variant Price,Status\n${slug},Cup of ${slug},Drinkware,300,5,${status}\n`;
    const isPublished = async (slug: string) => {
      const { product_id } = await db()
        .selectFrom("products")
        .select("product_id")
        .where("name", "=", `Cup of ${slug}`)
        .executeTakeFirstOrThrow();
      return (await read(product_id, token)).isPublished;
    };
    const nothing: ImportChoices = { categories: [], weightGrams: null };
    for (const [csv, slug, newProducts, said, isShown] of [
      [own("said-yes", "yes"), "said-yes", undefined, { column: "In the shop", published: 1 }, true],
      [own("said-no", "no"), "said-no", "file", { column: "In the shop", drafts: 1 }, false],
      [own("hold-back", "yes"), "hold-back", "draft", { published: 1 }, false],
      [unsaid("unsaid"), "unsaid", undefined, { column: null, unsaid: 1 }, false],
      [unsaid("at-once"), "at-once", "published", { column: null, unsaid: 1 }, true],
      [shopifyOf("shop-on", "active"), "shop-on", undefined, { column: "Status", published: 1 }, true],
      [shopifyOf("shop-off", "draft"), "shop-off", undefined, { column: "Status", drafts: 1 }, false],
      [shopifyOf("shop-held", "active"), "shop-held", "draft", { column: "Status" }, false],
    ] as const) {
      const decided = { choices: { ...nothing, ...(newProducts && { newProducts }) } };
      const detail = await checked(token, csv, newProducts && decided);
      expect(detail.newProducts, slug).toMatchObject(said);
      const [line] = detail.lines;
      expect(line?.changes.find(({ field }) => field === "In the shop" || field === "Status")?.to, slug).toBe(
        isShown ? "yes" : "no",
      );
      await applyChecked(token, detail);
      expect([slug, await isPublished(slug)]).toEqual([slug, isShown]);
    }
  });
});

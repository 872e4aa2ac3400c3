import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { productCsvActions } from "../../support/product-csv-actions.ts";
import { productInputOf } from "../../support/product-input.ts";
import { findProduct, plainProduct } from "../../support/shopping.ts";
import { wrongStockCounts } from "../../support/stock-ledger.ts";

describeStore("problems in an imported product file", (store) => {
  const { apply, problemsOf, read, send, staff } = productCsvActions(store);
  const db = () => store().services.database.db;

  it("reports line, column and reason of every problem, and then writes nothing", async () => {
    const token = await staff();
    const { productId, productUrl, productDetails } = plainProduct(store());
    const second = findProduct(store(), (p) => p.productId > productId);
    const head =
      "Product,Variant,Address,Name,Category,Weight g,Price before,Selling price,Stock,Recommended";
    const id = productDetails[0]?.id;
    const csv = [
      head,
      `${productId},${id},${productUrl},Fine,,,10,9,,`,
      "99999,,,,,,,,,",
      `${second.productId},${id},,,,,1,1,,`,
      ",,Not A Slug,New,apparels,1,1,1,,",
      ",,checkout,New,nowhere,-1,1e300,-5,1.5,77777",
      ",,drinkware,New,apparels,1,1,1,,",
      ",,fine-new,,apparels,,5,6,99999999999,",
      "1,2,3",
      ",,,,,,,,,",
      ',,"x"y,,,,,,,',
    ].join("\n");
    const problems = await problemsOf(token, csv);
    const all = problems.join("\n");
    for (const expected of [
      /^2 Category: The category is missing/m,
      /^3 Product: There is no product 99999/m,
      /^4 Variant: The variant \d+ belongs to product/m,
      /^5 Address: An address is small letters/m,
      /^6 Address: The address \/checkout is reserved for the store/m,
      /^6 Category: There is no category nowhere/m,
      /^6 Weight g: .*from 0 to/m,
      /^6 Price before: Write a price/m,
      /^6 Selling price: A price is never below 0/m,
      /^6 Stock: The stock is a whole number/m,
      /^6 Recommended: /m,
      /^7 Address: The address \/drinkware belongs to a category/m,
      /^8 Name: A new product needs a name/m,
      /^8 Selling price: The selling price is above/m,
      /^8 Stock: /m,
      /^9 : This line has 3 cells and the heading 10/m,
      /^11 : A quote closes in the middle/m,
    ])
      expect(all).toMatch(expected);
    const { body: plan } = await send(token, csv);
    const refused = await send(token, csv, plan.planHash);
    expect([refused.status, refused.problem.code]).toEqual([422, "import_invalid"]);
    expect((await read(productId, token)).name).not.toBe("Fine");
  });

  it("refuses unknown, missing and repeated columns, repeated lines and contradictions", async () => {
    const token = await staff();
    const { productId, productDetails } = plainProduct(store());
    const id = productDetails[0]?.id;
    expect(await problemsOf(token, "Product,Colr\n1,x")).toEqual([
      expect.stringMatching(/^1 Colr: There is no column 'Colr'/),
    ]);
    expect(await problemsOf(token, "Product,Name,name\n1,x,y")).toEqual([
      expect.stringMatching(/^1 Name: .* twice/),
    ]);
    expect(await problemsOf(token, "  \n\n")).toEqual(["1 : The file is empty."]);
    expect(await problemsOf(token, "Product,Name")).toEqual(["1 : There is no line below the heading."]);
    expect(await problemsOf(token, 'Product,Name\n1,"never closed')).toEqual([
      "2 : A quote opens here and never closes.",
    ]);
    const twice = `Variant,Selling price\n${id},1\n${id},2`;
    expect(await problemsOf(token, twice)).toEqual([
      expect.stringMatching(/^3 : Line 2 is about this variant/),
    ]);
    const against = `Product,Name,Colour\n${productId},One,\n${productId},Two,New`;
    expect(await problemsOf(token, against)).toContainEqual(
      "3 Name: Line 2 says another name of the same product.",
    );
    expect((await send(token, "Name\u0000")).status).toBe(400);
    const many = `Product,Name\n${"1,x\n".repeat(2_001)}`;
    expect((await send(token, many)).problem.code).toBe("too_many_lines");
    expect((await send(token, "x".repeat(2_000_001))).status).toBe(400);
    expect((await send(token, "é".repeat(5_000_000))).status).toBe(413);
  });

  it("is refused when the products changed since the check; of two applied at the same time one wins", async () => {
    const token = await staff();
    const product = findProduct(store(), (p) => !p.isSwagItem && p.productDetails[0]?.stock !== null);
    const id = product.productDetails[0]?.id;
    const csv = `Variant,Stock\n${id},77`;
    const { body: plan } = await send(token, csv);
    expect(plan.lines[0]?.changes).toMatchObject([{ field: "Stock", to: "77" }]);
    const checked = await read(product.productId, token);
    await store().call("PUT /api/admin/products/{productId}", {
      params: { productId: product.productId },
      token,
      body: { ...productInputOf(checked), pageTitle: "Edited meanwhile" },
    });
    const refused = await send(token, csv, plan.planHash);
    expect([refused.status, refused.problem.code]).toEqual([409, "version_conflict"]);
    const { body: anew } = await send(token, csv);
    const both = await Promise.all([send(token, csv, anew.planHash), send(token, csv, anew.planHash)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { stock } = await db()
      .selectFrom("product_variants")
      .select("stock")
      .where("variant_id", "=", id ?? 0)
      .executeTakeFirstOrThrow();
    expect(stock).toBe(77);
    const uncount = `Variant,Stock\n${id},not counted`;
    expect((await apply(token, uncount)).status).toBe(200);
    expect(await wrongStockCounts(store())).toEqual([]);
  });
});

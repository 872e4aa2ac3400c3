import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { importActions } from "../../support/import-actions.ts";
import { problemsIn, productCsvActions } from "../../support/product-csv-actions.ts";
import { productInputOf } from "../../support/product-input.ts";
import { findProduct, plainProduct } from "../../support/shopping.ts";
import { wrongStockCounts } from "../../support/stock-ledger.ts";

describeStore("problems in an imported product file", (store) => {
  const { apply, applyChecked, checked, problemsOf, read, readFile, staff } = productCsvActions(store);
  const { step, until } = importActions(store);
  const db = () => store().services.database.db;

  it("reports line, column and reason of every problem, and writes nothing of their products", async () => {
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
    const { run } = await apply(token, csv);
    expect(run).toMatchObject({ changedProducts: 0, newProducts: 0 });
    expect((await read(productId, token)).name).not.toBe("Fine");
  });

  it("asks about unknown and repeated columns before it reads a line of the file", async () => {
    const token = await staff();
    const { productId } = plainProduct(store());
    const before = await read(productId, token);
    const unknown = await checked(token, `Product,Colr,Name\n${productId},x,New`);
    expect(problemsIn(unknown)).toEqual([expect.stringMatching(/^1 Colr: There is no column 'Colr'/)]);
    const params = { importId: unknown.run.id };
    const early = await store().call("POST /api/admin/product-imports/{importId}/apply", { token, params });
    expect([early.status, early.problem.code]).toEqual([409, "state_conflict"]);
    const twice = await checked(token, `Product,Name,name\n${productId},x,y`);
    expect([twice.run.state, ...problemsIn(twice)]).toEqual([
      "asking",
      expect.stringMatching(/^1 Name: .* twice/),
    ]);
    const decided = { fields: ["Product", null, "Name"] };
    const named = await checked(token, `Product,Colr,Name\n${productId},x,New`, decided);
    expect(named.run).toMatchObject({ state: "checked", changedProducts: 1, wrongProducts: 0 });
    expect(await read(productId, token)).toEqual(before);
  });

  it("refuses files without lines, repeated lines and contradictions", async () => {
    const token = await staff();
    const { productId, productDetails } = plainProduct(store());
    const id = productDetails[0]?.id;
    const failureOf = async (csv: string) => {
      const { run } = await readFile(token, csv);
      return [run.state, run.problem];
    };
    expect(await failureOf("  \n\n")).toEqual(["failed", "The file is empty."]);
    expect(await failureOf("Product,Name")).toEqual(["failed", "There is no line below the heading."]);
    expect(await failureOf('Product,Name\n1,"never closed')).toEqual([
      "failed",
      "Line 2: A quote opens here and never closes.",
    ]);
    const twice = `Variant,Selling price\n${id},1\n${id},2`;
    expect(await problemsOf(token, twice)).toEqual([
      expect.stringMatching(/^3 : Line 2 is about this variant/),
    ]);
    const against = `Product,Name,Colour\n${productId},One,\n${productId},Two,New`;
    expect(await problemsOf(token, against)).toContainEqual(
      "3 Name: Line 2 says another name of the same product.",
    );
  });

  it("leaves out what changed since the check; of two imports applied at the same time one runs", async () => {
    const token = await staff();
    const product = findProduct(store(), (p) => !p.isSwagItem && p.productDetails[0]?.stock !== null);
    const id = product.productDetails[0]?.id;
    const csv = `Variant,Stock\n${id},77`;
    const plan = await checked(token, csv);
    expect(plan.lines[0]?.changes).toMatchObject([{ field: "Stock", to: "77" }]);
    const seen = await read(product.productId, token);
    await store().call("PUT /api/admin/products/{productId}", {
      params: { productId: product.productId },
      token,
      body: { ...productInputOf(seen), pageTitle: "Edited meanwhile" },
    });
    const late = await applyChecked(token, plan);
    expect(late.run).toMatchObject({ changedProducts: 0, wrongProducts: 1 });
    const stock = async () =>
      (
        await db()
          .selectFrom("product_variants")
          .select("stock")
          .where("variant_id", "=", id ?? 0)
          .executeTakeFirstOrThrow()
      ).stock;
    expect(await stock()).not.toBe(77);
    const anew = [await checked(token, csv), await checked(token, csv)];
    const both = await Promise.all(anew.map(({ run }) => step(token, run.id, "apply")));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const at = both.findIndex(({ status }) => status === 200);
    expect((await until(token, anew[at]?.run.id ?? 0, "done")).run.changedProducts).toBe(1);
    expect(await stock()).toBe(77);
    const other = anew[1 - at];
    expect(other && (await applyChecked(token, other)).run.wrongProducts).toBe(1);
    expect((await apply(token, `Variant,Stock\n${id},not counted`)).run.changedProducts).toBe(1);
    expect(await wrongStockCounts(store())).toEqual([]);
  });
});

import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { generatedCsv, importActions } from "../../support/import-actions.ts";
import { productCsvActions } from "../../support/product-csv-actions.ts";
import { setStock } from "../../support/set-stock.ts";
import { findProduct, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";
import { wrongStockCounts } from "../../support/stock-ledger.ts";

describeStore("product imports", (store) => {
  const { apply: applySmall, read: readProduct, staff } = productCsvActions(store);
  const { check, read, step, until, upload } = importActions(store);
  const db = () => store().services.database.db;
  const countBulk = async () =>
    (await db().selectFrom("slugs").select("slug").where("slug", "like", "bulk-%").execute()).length;
  const importIdOf = async (token: string, csv: string) => {
    const response = await upload(token, csv);
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ id: number }>().id;
  };
  const slug = () => [...store().services.catalogue.current().categories.keys()][0] ?? "";

  it("checks 660 lines in several batches, leaves the wrong ones out, makes the rest, and takes them back", {
    timeout: 300_000,
  }, async () => {
    const token = await staff();
    const product = plainProduct(store());
    const before = await readProduct(product.productId, token);
    const [variant] = before.variants;
    const { slug: categorySlug } = await db()
      .selectFrom("slugs")
      .select("slug")
      .where("category_id", "=", before.categoryId)
      .executeTakeFirstOrThrow();
    const csv = [
      generatedCsv(660, { category: slug(), variants: 3 }),
      `bulk-bad,Bad,${slug()},yes,300,,Red,100,200,BAD-1`,
      `bulk-twice,Twice,${slug()},yes,300,,Red,100,90,BULK-7`,
      `${before.slug},Renamed,${categorySlug},yes,${before.packageWeight},new,${variant?.colourName},900,800,`,
    ].join("\n");
    const importId = await importIdOf(token, csv);
    const checked = await until(token, importId, "checked");
    expect(checked.run).toMatchObject({
      newProducts: 220,
      changedProducts: 1,
      wrongProducts: 2,
      fileName: "large.csv",
    });
    expect(checked.lines[0]?.problems[0]?.message).toContain("above the price before");
    expect(checked.lines[1]?.problems[0]?.message).toContain("Line 8 takes the SKU bulk-7 already");
    expect(await countBulk()).toBe(0);

    const second = await upload(token, csv);
    const waiting = second.json<{ id: number }>().id;
    await until(token, waiting, "checked");
    expect((await step(token, importId, "apply")).status).toBe(200);
    const refused = await step(token, waiting, "apply");
    expect(refused.problem).toMatchObject({ code: "state_conflict" });

    const done = await until(token, importId, "done");
    expect(done.run).toMatchObject({ newProducts: 220, changedProducts: 1, wrongProducts: 2 });
    expect(await countBulk()).toBe(220);
    expect((await readProduct(product.productId, token)).name).toBe("Renamed");
    const { body: problems } = await store().call("GET /api/admin/product-imports/{importId}/problems", {
      token,
      params: { importId },
    });
    expect(problems.lines).toBe(2);
    expect(problems.csv).toContain("SKU bulk-7");

    // What was checked before is another change now.
    await step(token, waiting, "apply");
    const late = await until(token, waiting, "done");
    expect(late.run).toMatchObject({ newProducts: 0, wrongProducts: 223 });
    expect(late.lines[0]?.outcome).toBe("wrong");

    expect((await step(token, importId, "undo")).status).toBe(200);
    const undone = await until(token, importId, "undone");
    expect(undone.run).toMatchObject({ undoneProducts: 221, leftProducts: 0 });
    expect(await countBulk()).toBe(0);
    const after = await readProduct(product.productId, token);
    expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 });
    expect(await wrongStockCounts(store())).toEqual([]);
  });

  it("takes a small import back too, but for what somebody changed or sold since", async () => {
    const token = await staff();
    const one = plainProduct(store());
    const other = findProduct(
      store(),
      ({ productId, isSwagItem }) => productId !== one.productId && !isSwagItem,
    );
    const first = await readProduct(one.productId, token);
    const imported = [
      await applySmall(
        token,
        `Product,Name,Name in German\n${one.productId},New name,Neuer Name\n${other.productId},Other name,`,
      ),
      await applySmall(
        token,
        [
          "Address,Name,Category,Weight g,Colour,Price before,Selling price,Stock",
          `counted-mug,Counted mug,${slug()},300,Red,100,90,7`,
          `plain-mug,Plain mug,${slug()},300,Red,100,90,`,
        ].join("\n"),
      ),
    ];
    expect(imported.map(({ run }) => run.changedProducts + run.newProducts)).toEqual([2, 2]);
    expect((await readProduct(one.productId, token)).translations?.de?.name).toBe("Neuer Name");
    expect(first.translations?.de?.name).toBeTruthy();
    const edited = await readProduct(other.productId, token);
    const { id: _, version, ...draft } = edited;
    const saved = await store().call("PUT /api/admin/products/{productId}", {
      token,
      params: { productId: other.productId },
      body: { ...draft, version, name: "By hand" },
    });
    expect(saved.status).toBe(200);
    const left: string[] = [];
    for (const { id } of imported.map(({ run }) => run).reverse()) {
      await step(token, id, "undo");
      const undone = await until(token, id, "undone");
      expect(undone.run).toMatchObject({ undoneProducts: 1, leftProducts: 1 });
      left.push(...undone.left.map(({ name, reason }) => `${name}: ${reason}`));
    }
    expect(left).toEqual([
      "Counted mug: It has orders, a stock ledger or a place in the kit: it was withdrawn and not deleted.",
      "Other name: It was changed since: it stays as it is.",
    ]);
    expect({ ...(await readProduct(one.productId, token)), version: 0 }).toEqual({ ...first, version: 0 });
    expect((await readProduct(other.productId, token)).name).toBe("By hand");
    expect(await wrongStockCounts(store())).toEqual([]);
  });

  it("keeps a stock that has moved since, and says so", async () => {
    const token = await staff();
    const product = plainProduct(store());
    const variantId = product.productDetails[0]?.id ?? 0;
    const { id: importId } = (await applySmall(token, `Variant,Stock\n${variantId},9`)).run;
    await setStock(store(), variantId, 4);
    await step(token, importId, "undo");
    const { left } = await until(token, importId, "undone");
    expect(left[0]?.reason).toContain("has moved since");
  });

  it("asks for the category that the file names, makes it, and takes it away again", async () => {
    const token = await staff();
    const importId = await importIdOf(token, generatedCsv(3, { category: "Garden", prefix: "garden" }));
    const asking = await until(token, importId, "asking");
    expect(asking.askedCategories).toEqual([{ name: "Garden", products: 3 }]);
    expect((await step(token, importId, "apply")).problem).toMatchObject({ code: "state_conflict" });
    const choices = { categories: [{ name: "Garden", categoryId: null }], weightGrams: null };
    await check(token, importId, { choices });
    expect((await until(token, importId, "checked")).newCategories).toEqual(["Garden"]);
    await step(token, importId, "apply");
    expect((await until(token, importId, "done")).run.newProducts).toBe(3);
    const garden = () => db().selectFrom("slugs").select("slug").where("slug", "=", "garden").execute();
    expect(await garden()).toHaveLength(1);
    await step(token, importId, "undo");
    expect(await until(token, importId, "undone")).toMatchObject({ left: [], run: { undoneProducts: 3 } });
    expect(await garden()).toEqual([]);
  });

  it("forgets a checked file, and goes on with an import whose process ended", async () => {
    const token = await staff();
    const first = await importIdOf(token, generatedCsv(2, { category: slug(), prefix: "forgotten" }));
    await until(token, first, "checked");
    expect((await step(token, first, "discard")).status).toBe(200);
    expect((await step(token, first, "discard")).status).toBe(404);
    const importId = await importIdOf(token, generatedCsv(2, { category: slug(), prefix: "stalled" }));
    await until(token, importId, "checked");
    await db()
      .updateTable("product_imports")
      .set({ state: "applying" })
      .where("import_id", "=", importId)
      .execute();
    store().advanceClock(60_000);
    const { resumeImport } = await import("../../../src/importing/product-import/work-on-import.ts");
    await resumeImport(db(), { jobs: store().services.jobs, clock: store().services.clock });
    expect((await until(token, importId, "done")).run.newProducts).toBe(2);
  });

  it("refuses a file that is no text or too large, other types and other roles, and keeps nothing of it", async () => {
    const token = await staff();
    const count = async () => (await db().selectFrom("product_imports").select("import_id").execute()).length;
    const stored = await count();
    const large = Buffer.alloc(33 * 1024 * 1024, "a");
    expect((await upload(token, large)).json()).toMatchObject({ code: "too_large" });
    expect((await upload(token, Buffer.from([0x41, 0xff, 0xfe]))).json()).toMatchObject({
      code: "wrong_content_type",
    });
    expect((await upload(token, "a\0b")).json()).toMatchObject({ code: "wrong_content_type" });
    const json = await store().inject({
      method: "POST",
      url: "/api/admin/product-imports",
      payload: "{}",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    });
    expect(json.statusCode).toBe(415);
    const { token: support } = await newStaff(store(), "support");
    expect((await upload(support, "a")).statusCode).toBe(403);
    expect(await count()).toBe(stored);
    const many = await importIdOf(token, generatedCsv(50_001, { category: slug() }));
    await expect.poll(async () => (await read(token, many)).run.state).toBe("failed");
    expect((await read(token, many)).run.problem).toContain("50001 lines");
  });
});

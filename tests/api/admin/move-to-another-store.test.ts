import { afterAll, expect, it } from "vitest";
import type { ImportChoices } from "../../../src/contract/admin/import-choices.ts";
import { readCsv } from "../../../src/platform/csv/read-csv.ts";
import { quoteCell, writeCsv } from "../../../src/platform/csv/write-csv.ts";
import { archiveActions } from "../../support/archive-actions.ts";
import { databaseKind } from "../../support/databases.ts";
import { describeStore } from "../../support/describe-store.ts";
import { importActions } from "../../support/import-actions.ts";
import { newStaff } from "../../support/staff.ts";
import { openStore, type TestStore } from "../../support/store.ts";
import { exportStore } from "../../support/store-export-actions.ts";
import { writeZip } from "../../support/write-zip.ts";

const PRODUCTS = 4;

/** The archive as it is, but with its first products and their images alone. */
async function firstProducts(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const rows = readCsv(files.get("products.csv")?.toString() ?? "").rows.map(({ cells }) => cells);
  const ids = [...new Set(rows.slice(1).map(([productId]) => productId))].slice(0, PRODUCTS);
  const chosen = rows.filter(([productId], at) => at === 0 || ids.includes(productId));
  const csv = writeCsv(chosen.map((cells) => cells.map(quoteCell)));
  const others = [...files].filter(
    ([path]) => path !== "products.csv" && (!path.startsWith("images/") || csv.includes(path)),
  );
  return writeZip([
    { path: "products.csv", bytes: csv },
    ...others.map(([path, bytes]) => ({ path, bytes })),
  ]);
}

describeStore("the export of a store, imported", (store) => {
  let empty: TestStore;
  afterAll(() => empty?.close());

  it("fills an empty store with the same products, categories and images, and changes nothing in its own", {
    timeout: 300_000,
  }, async () => {
    const zip = await firstProducts(await exportStore(store(), (await newStaff(store(), "admin")).token));
    empty = await openStore({ kind: databaseKind(), demo: false });
    const import_ = async (to: TestStore, decide: boolean) => {
      const { token } = await newStaff(to, "catalogue");
      const archive = await archiveActions(() => to).uploaded(token, zip);
      expect(archive.csvName).toBe("products.csv");
      const { check, until } = importActions(() => to);
      const { body } = await to.call("GET /api/admin/import-archives/{archiveId}/csv", {
        token,
        params: { archiveId: archive.id },
      });
      const started = await to.inject({
        method: "POST",
        url: `/api/admin/product-imports?archiveId=${archive.id}`,
        payload: body.csv,
        headers: { authorization: `Bearer ${token}`, "content-type": "text/csv" },
      });
      const { id } = started.json<{ id: number }>();
      if (decide) {
        const { askedCategories } = await until(token, id, "asking");
        const choices: ImportChoices = {
          categories: askedCategories.map(({ name }) => ({ name, categoryId: null })),
          weightGrams: null,
        };
        await check(token, id, { choices });
      }
      return { token, id, archive, checked: await until(token, id, "checked") };
    };
    const own = await import_(store(), false);
    expect(own.checked.run).toMatchObject({ newProducts: 0, changedProducts: 0, wrongProducts: 0 });

    const other = await import_(empty, true);
    expect(other.checked.lines.flatMap(({ problems }) => problems)).toEqual([]);
    expect(other.checked.run).toMatchObject({ wrongProducts: 0, newProducts: own.checked.run.products });
    expect(other.checked.newCategories).toEqual(["Electronic Gadgets"]);
    const { step, until } = importActions(() => empty);
    await step(other.token, other.id, "apply");
    await until(other.token, other.id, "done");
    const db = empty.services.database.db;
    const asked = await db.selectFrom("import_images").select(["file_id", "state"]).execute();
    expect(asked.length).toBeGreaterThan(PRODUCTS);
    expect(asked.every(({ file_id }) => file_id !== null)).toBe(true);
    const made = () => db.selectFrom("variant_images").select("image_id").execute();
    await expect.poll(async () => (await made()).length).toBe(asked.length);
    expect(
      await db.selectFrom("import_images").select("problem").where("problem", "<>", "").execute(),
    ).toEqual([]);
  });
});

import { expect, it } from "vitest";
import { readPreviewCatalogue } from "../../src/catalogue/content/preview.ts";
import { describeStore } from "../support/describe-store.ts";
import { newStaff } from "../support/staff.ts";

describeStore("a preview cookie", (store) => {
  /** Fails where anything is asked of the database. */
  const closedDb = () =>
    store().services.database.db.withPlugin({
      transformQuery: () => {
        throw new Error("The database was asked");
      },
      transformResult: async ({ result }) => result,
    });
  const readCatalogue = (token: string, db = closedDb(), at = store().now()) =>
    readPreviewCatalogue(db, store().services.secretKeys, token, at);

  it("that this store did not sign, or that has ended, asks the database nothing", async () => {
    const { token } = await newStaff(store(), "catalogue");
    const { body } = await store().call("POST /api/admin/content/{kind}/preview", {
      params: { kind: "slides" },
      token,
    });
    const preview = body.path.split("/")[2] ?? "";
    expect(await readCatalogue(preview, store().services.database.db)).toBeDefined();
    await expect(readCatalogue(preview)).rejects.toThrow("The database was asked");
    const [end = "", ...rest] = preview.split(".");
    const later = new Date(store().now().getTime() + 31 * 60_000);
    const junk = [
      "x",
      "",
      "a".repeat(43),
      [Number(end) + 999, ...rest].join("."),
      `${preview.slice(0, -1)}_`,
    ];
    for (const each of junk) expect([each, await readCatalogue(each)]).toEqual([each, undefined]);
    expect(await readCatalogue(preview, closedDb(), later)).toBeUndefined();
  });
});

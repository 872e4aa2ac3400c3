import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { bookChecks, findBrokenRules } from "../../src/backoffice/books/check-books.ts";
import type { Trx } from "../../src/platform/db/database.ts";
import { keyOf } from "../../src/platform/language/catalogue-file.ts";
import { readCatalogue, translatedTexts } from "../../src/platform/language/catalogues.ts";
import { readTextsFrom } from "../../src/platform/language/t.ts";
import { readSentencesFrom, serverSentence } from "../../src/web/admin/words/server-sentences.ts";
import { describeStore } from "../support/describe-store.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { placeOrder } from "../support/place-order.ts";
import { plantedDefects } from "../support/planted-defects.ts";
import { redeemKit } from "../support/redeem-kit.ts";
import { plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

const asItIs = (value: string) => value;

describeStore("the check of the books", (store) => {
  /** The admin's catalogue: what it lacks stays English. */
  beforeAll(() => {
    const entries = readCatalogue("de", "admin");
    const german = translatedTexts("de", entries);
    readTextsFrom(() => german);
    readSentencesFrom(entries.map(keyOf));
  });

  const db = () => store().services.database.db;

  beforeAll(async () => {
    const counted = plainProduct(store());
    await db()
      .updateTable("product_variants")
      .set({ stock: 50 })
      .where("product_id", "=", counted.productId)
      .execute();
    const { orderNo } = await placeOrder(store(), { lines: [{ product: counted, qty: 2 }] });
    await redeemKit(store(), await newBuyer(store()));
    const { token } = await newStaff(store(), "support");
    await store().call("POST /api/admin/orders/{orderNo}/notes", {
      params: { orderNo },
      token,
      body: { note: "Something for the audit" },
    });
  });

  /** What the check finds after these statements, with triggers off; everything is rolled back. */
  async function brokenAfter(statements: readonly string[]) {
    class Undone extends Error {}
    let broken: Awaited<ReturnType<typeof findBrokenRules>> = [];
    await db()
      .transaction()
      .execute(async (trx: Trx) => {
        await sql`set local session_replication_role = replica`.execute(trx);
        for (const statement of statements) await sql.raw(statement).execute(trx);
        broken = await findBrokenRules(trx, store().now());
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    return broken;
  }

  it("finds nothing in a store whose books agree", async () => {
    expect(await brokenAfter([])).toEqual([]);
  });

  it.each(plantedDefects)("finds $name", async ({ rule, fault = /./, statements }) => {
    const broken = await brokenAfter(statements);
    const found = broken.find((each) => rule.test(each.rule));
    expect(found, JSON.stringify(broken)).toBeDefined();
    expect(found?.examples[0]).toMatchObject({
      subject: expect.stringMatching(/./),
      fault: expect.stringMatching(fault),
    });
    const inEnglish = found?.examples.filter((each) => serverSentence(each.fault, asItIs) === each.fault);
    expect(inEnglish).toEqual([]);
  });

  it("is made by administrators, and what it finds stands on the first page until it is mended", async () => {
    const { token: support } = await newStaff(store(), "support");
    const { token: admin } = await newStaff(store(), "admin");
    expect((await store().call("POST /api/admin/books/check", { token: support })).status).toBe(403);
    const check = async () => (await store().call("POST /api/admin/books/check", { token: admin })).body;
    const newest = async () => (await store().call("GET /api/admin/books", { token: admin })).body;
    const onBoard = async () =>
      (await store().call("GET /api/admin/dashboard", { token: support })).body.needsAttention.filter(
        ({ kind }) => kind === "books",
      );
    expect(await check()).toMatchObject({ rules: bookChecks.length + 1, broken: [] });
    expect(await onBoard()).toEqual([]);
    const setTotal = (by: number) =>
      db()
        .transaction()
        .execute(async (trx) => {
          await sql`set local session_replication_role = replica`.execute(trx);
          await sql`update order_lines set discount_paise = discount_paise + ${by} where order_line_id =
            (select min(order_line_id) from order_lines where not is_swag)`.execute(trx);
        });
    await setTotal(1);
    const report = await check();
    expect(report.broken).toMatchObject([
      { rule: expect.stringMatching(/sums of its line items/), count: 1 },
    ]);
    expect(await newest()).toEqual(report);
    expect(await onBoard()).toMatchObject([
      { message: expect.stringMatching(/sums of its line items, 1 of them$/) },
    ]);
    await setTotal(-1);
    await check();
    expect(await onBoard()).toEqual([]);
  });

  it("has a planted defect for each of its rules", () => {
    const planted = plantedDefects.map(({ rule }) => bookChecks.find((check) => rule.test(check.rule))?.rule);
    expect(new Set(planted.filter(Boolean))).toEqual(new Set(bookChecks.map(({ rule }) => rule)));
  });
});

import { sql } from "kysely";
import { Temporal } from "temporal-polyfill";
import { expect, it } from "vitest";
import { monthBefore } from "../../../src/backoffice/month/closed-month.ts";
import { brokenRules } from "../../support/broken-rules.ts";
import { closedMonth, monthOf } from "../../support/closed-month.ts";
import { describeStore } from "../../support/describe-store.ts";
import { monthActions } from "../../support/month-actions.ts";
import { placeOrder } from "../../support/place-order.ts";
import { newStaff } from "../../support/staff.ts";

const DAY_MS = 86_400_000;
const monthAfter = (month: string) => Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();

describeStore(
  "a closed month",
  (store) => {
    const { close, reopen, read, paid, status, dispatch, set, payAt, confirm } = monthActions(store);
    const documents = async () =>
      (await store().services.database.db.selectFrom("invoices").select("kind").execute()).length;
    const filed = async (month: string) => {
      const { report, csv } = await closedMonth(store(), month);
      const { closing: _closing, ...figures } = report;
      return { figures, csv };
    };

    it("stays as it was closed, whatever comes later, which counts in the next one", async () => {
      store().advanceClock(-40 * DAY_MS);
      const month = monthOf(store());
      const unsent = await paid();
      const sent = await paid();
      const unpaid = await placeOrder(store());
      await dispatch(sent.orderNo);
      await expect.poll(documents).toBe(1);
      expect((await close(month)).problem.detail).toBe(`${month} is not over: its figures still change.`);
      store().advanceClock(40 * DAY_MS);
      const next = monthOf(store());

      const before = await filed(month);
      const { status: code, body } = await close(month);
      expect(code).toBe(200);
      expect(body.closing).toMatchObject({ closed: { by: "Asha Rao", reason: "" }, mayReopen: true });
      expect(await filed(month)).toEqual(before);
      expect((await close(month)).problem.detail).toContain("is closed already");

      // What can change a month: orders, money, documents, days, names of taxes.
      await status(unsent.orderNo, { from: "Order Confirmed", to: "Cancelled" });
      const late = await payAt(unpaid.orderNo, store().services.calendar.startOfDay(`${month}-15`));
      await confirm(unpaid.orderNo);
      await set({ timeZone: "America/New_York", gstRate: 500 });
      expect(await filed(month)).toEqual(before);
      const { body: after } = await store().call("GET /api/admin/months/{month}", {
        params: { month: next },
        token: (await newStaff(store(), "admin")).token,
      });
      expect(after.before).toBe(before.figures.after);
      expect(after.retained).toBe(123);
      await set({ timeZone: "Asia/Kolkata" });
      expect(late).toEqual(store().services.calendar.endOfDay(`${month}-31`));
      expect(await brokenRules(store())).toEqual([]);
    });

    it("has no name of a person who was erased", async () => {
      const month = monthBefore(monthOf(store()));
      if (!(await read(month)).closing.closed) await close(month);
      const before = (await filed(month)).csv;
      expect(before.sales).toContain("Asha Rao");
      await store().services.database.pool.query("update orders set recipient_name = 'erased'");
      const { csv, figures } = await filed(month);
      expect([csv.sales, csv.open].join()).not.toContain("Asha Rao");
      expect(csv.sales.replaceAll("erased", "Asha Rao")).toBe(before.sales);
      expect(figures.agrees).toBe(true);
      const { rows } = await store().services.database.pool.query(
        "select count(*)::int as found from closed_month_lines where content::text ilike '%rao%'",
      );
      expect(rows).toEqual([{ found: 0 }]);
    });

    it("does not take a document with a date in it", async () => {
      const month = monthBefore(monthOf(store()));
      const { db } = store().services.database;
      const copied = sql`insert into invoices (order_id, kind, financial_year, number, invoice_no, total_paise, content, issued_at)
        select order_id, kind, financial_year, number + 1, 'LATE', total_paise, content, issued_at from invoices limit 1`;
      const { closing } = await read(month);
      if (!closing.closed) await close(month);
      await expect(copied.execute(db)).rejects.toThrow("LATE would be of a closed month");
    });

    it("is never changed or removed in the database", async () => {
      const { db } = store().services.database;
      for (const statement of [
        sql`update closed_months set figures = '{"agrees": true}'`,
        sql`delete from closed_months`,
        sql`update closed_month_lines set amount_paise = 0`,
        sql`delete from closed_month_lines`,
      ])
        await expect(statement.execute(db)).rejects.toThrow("never changed or removed");
    });

    it("is closed in its order, and only the newest is reopened, with a reason that the audit has", async () => {
      const present = monthOf(store());
      const first = monthBefore(present);
      store().advanceClock(70 * DAY_MS);
      const [second, third] = [present, monthAfter(present)];
      expect((await close(third)).problem.detail).toBe(
        `Months are closed in their order: ${second} is next.`,
      );
      expect((await close(monthBefore(first))).problem.detail).toContain("so no month before it can be");
      expect((await close(second)).status).toBe(200);
      expect((await close(third)).status).toBe(200);
      expect((await reopen(second)).problem.code).toBe("state_conflict");
      const { body } = await reopen(third, "A transfer was missing");
      expect(body.closing).toMatchObject({
        closed: null,
        mayNotClose: "",
        reopened: [{ closedBy: "Asha Rao", by: "Asha Rao", reason: "A transfer was missing" }],
      });
      const rows = await store()
        .services.database.db.selectFrom("audit_rows")
        .select(["action", "subject_id", "after"])
        .where("subject", "=", "months")
        .orderBy("sequence", "desc")
        .limit(2)
        .execute();
      expect(rows.map(({ action, subject_id }) => [action, subject_id])).toEqual([
        ["month reopened", third],
        ["month closed", third],
      ]);
      expect(JSON.stringify(rows[0]?.after)).toContain("A transfer was missing");
      expect((await close(third)).status).toBe(200);
      expect(await brokenRules(store())).toEqual([]);
      store().advanceClock(-70 * DAY_MS);
    });

    it("is closed although it does not agree only with a reason, which it then says", async () => {
      store().advanceClock(70 * DAY_MS);
      const odd = await paid();
      const month = monthOf(store());
      store().advanceClock(32 * DAY_MS);
      for (let each = monthBefore(monthBefore(month)); each < month; each = monthAfter(each))
        await close(each);
      // Past its triggers, so that no reason explains it: more was invoiced than was bought.
      await store().services.database.pool.query(
        "update orders set invoiced_paise = paid_paise + 100 where order_no = $1",
        [odd.orderNo],
      );
      expect((await read(month)).agrees).toBe(false);
      const refused = await close(month);
      expect(refused.problem.detail).toContain("does not agree");
      const reason = "The accountant books it by hand";
      expect((await close(month, { reason })).body.closing.closed).toMatchObject({ reason });
    });

    it("is closed by administrators only", async () => {
      for (const role of ["support", "catalogue", "people"] as const) {
        const { token } = await newStaff(store(), role);
        const refused = await close("2026-01", {}, token);
        expect([refused.status, refused.problem.code]).toEqual([403, "forbidden"]);
      }
      expect((await reopen("2026-01", " ")).status).toBe(400);
    });
  },
  { env: { SELLER_GSTIN: "27AAAAA0000A1Z2" } },
);

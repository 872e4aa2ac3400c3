import { sql } from "kysely";
import { expect, it } from "vitest";
import { verifyAudit } from "../../../src/platform/audit/verify-audit.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("the audit chain", (store) => {
  const db = () => store().services.database.db;
  /** The number of audited changes that two administrators make at the same time. */
  async function change(times: number) {
    const tokens = [(await newStaff(store(), "admin")).token, (await newStaff(store(), "admin")).token];
    const people = await Promise.all(Array.from({ length: times }, () => newBuyer(store())));
    const responses = await Promise.all(
      people.map(({ userId }, index) =>
        store().call("POST /api/admin/people/{personId}/sign-out", {
          params: { personId: userId },
          token: tokens[index % 2],
        }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(people.map(() => 200));
  }

  it("is valid after concurrent changes, and names the person and the client IP", async () => {
    await change(12);
    const { rows, fault } = await verifyAudit(db());
    expect([rows, fault]).toEqual([12, undefined]);
    const row = await db().selectFrom("audit_rows").selectAll().limit(1).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ role: "admin", action: "signed out everywhere", from_address: "127.0.0.1" });
  });

  it.each([
    ["changed", sql`update audit_rows set action = 'nothing'`],
    ["removed", sql`delete from audit_rows`],
    ["emptied", sql`truncate audit_rows`],
  ])("cannot be %s", async (_what, statement) => {
    await expect(statement.execute(db())).rejects.toThrow(/never changed or removed/);
  });

  it("detects what the owner of the database changed or deleted", async () => {
    await sql`alter table audit_rows disable trigger append_only`.execute(db());
    const faultAfter = async (statement: ReturnType<typeof sql>) => {
      await statement.execute(db());
      return (await verifyAudit(db())).fault;
    };
    expect(await faultAfter(sql`delete from audit_rows where sequence = 12`)).toBe(
      "the newest rows are missing: 12 to 12",
    );
    expect(await faultAfter(sql`update audit_rows set user_email = 'x' where sequence = 7`)).toBe(
      "row 7 was changed",
    );
    expect(await faultAfter(sql`delete from audit_rows where sequence = 3`)).toMatch(/^row 3 is missing/);
  });
});

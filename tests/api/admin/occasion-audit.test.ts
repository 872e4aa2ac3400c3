import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { memberActions } from "../../support/member-actions.ts";
import { occasionActions } from "../../support/occasion-actions.ts";

describeStore("occasions", (store) => {
  const occasions = occasionActions(store);
  const members = memberActions(store);
  const db = () => store().services.database.db;

  it("are audited, without the names of members", async () => {
    const made = await occasions.add({ name: "Summer party" });
    await occasions.change(made, { name: "Garden party", closesOn: "2027-01-31" });
    const member = await members.add({ source: "Workday", hrId: crypto.randomUUID() });
    await occasions.addMembers(made, member.hrId);
    const rows = await db()
      .selectFrom("audit_rows")
      .select(["action", "after"])
      .where("subject", "=", "occasions")
      .where("subject_id", "=", String(made.id))
      .orderBy("sequence")
      .execute();
    expect(rows.map(({ action }) => action)).toEqual([
      "occasion added",
      "occasion changed",
      "members added to an occasion",
    ]);
    expect(rows[1]?.after).toMatchObject({ name: "Garden party", closes_on: "2027-01-31" });
    expect(rows[2]?.after).toEqual({ members: 1 });
  });
});

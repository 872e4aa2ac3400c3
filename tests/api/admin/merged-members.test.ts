import { sql } from "kysely";
import { expect, it } from "vitest";
import { claimActions } from "../../support/claim-actions.ts";
import { describeStore } from "../../support/describe-store.ts";
import { company, memberActions, privately } from "../../support/member-actions.ts";
import { newOccasion } from "../../support/new-occasion.ts";

describeStore("the links and kits of merged and erased members", (store) => {
  const { members, newMember, send, mailedToken, claim } = claimActions(store);
  const db = () => store().services.database.db;
  const merge = async (one: number, otherId: number) => {
    const [{ version }, { version: otherVersion }] = [await members.read(one), await members.read(otherId)];
    return members.merge(one, { version, otherId, otherVersion });
  };

  it("one link stays live when both had one, and it redeems the one kit", async () => {
    const { occasionId } = await newOccasion(store());
    const [one, other] = [await newMember(), await newMember()];
    await send(occasionId, [one.memberId, other.memberId]);
    const [kept, withdrawn] = [await mailedToken(one.email), await mailedToken(other.email)];
    expect((await merge(one.memberId, other.memberId)).body.isDone).toBe(true);
    const { rows } = await sql<{
      email: string;
      is_live: boolean;
    }>`select email, withdrawn_at is null as is_live
      from claim_links where member_id = ${one.memberId} order by claim_link_id`.execute(db());
    expect(rows).toEqual([
      { email: one.email, is_live: true },
      { email: other.email, is_live: false },
    ]);
    expect((await claim(withdrawn)).status).not.toBe(200);
    expect((await claim(kept)).status).toBe(200);
  });

  it("a second kit is found double only where it is for the same employment", async () => {
    const { occasionId } = await newOccasion(store(), { redeemed_once: "employment" });
    const first = await members.add({
      emails: [privately("early@home.example")],
      employments: [{ startOn: "2019-01-01", endOn: null }],
    });
    const second = await members.add({
      emails: [privately("late@home.example")],
      employments: [{ startOn: "2026-03-01", endOn: null }],
    });
    await send(occasionId, [first.id, second.id]);
    for (const email of ["early@home.example", "late@home.example"])
      expect((await claim(await mailedToken(email))).status).toBe(200);
    const { version } = await members.read(first.id);
    await members.change(first.id, {
      version,
      employments: [{ startOn: "2019-01-01", endOn: "2020-12-31" }],
    });
    expect((await merge(second.id, first.id)).body.isDone).toBe(true);
    const { rows } = await sql`select employment_start_on::text as day, is_found_double from kit_redemptions
      where member_id = ${second.id} order by 1`.execute(db());
    expect(rows).toEqual([
      { day: "2019-01-01", is_found_double: false },
      { day: "2026-03-01", is_found_double: false },
    ]);
  });

  it("no mail to any address of an erased member keeps what it said", async () => {
    const admin = memberActions(store, "admin");
    const { occasionId } = await newOccasion(store());
    const { id } = await members.add({ emails: [privately("second@home.example")] });
    await send(occasionId, [id]);
    const token = await mailedToken("second@home.example");
    const { version } = await members.read(id);
    await members.change(id, { version, emails: [company("moved@ledgerline.example")] });
    const erased = await store().call("POST /api/admin/members/{memberId}/erase", {
      token: await admin.token(),
      params: { memberId: id },
      body: { version: version + 1 },
    });
    expect(erased.body).toEqual({ isErased: true });
    const { rows } =
      await sql`select from mails where recipient ilike '%second@home.example%' or text_body like ${`%${token}%`}`.execute(
        db(),
      );
    expect(rows).toHaveLength(0);
  });
});

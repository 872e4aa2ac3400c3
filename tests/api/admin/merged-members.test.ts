import { sql } from "kysely";
import { expect, it } from "vitest";
import { brokenRules } from "../../support/broken-rules.ts";
import { cardActions } from "../../support/card-actions.ts";
import { claimActions } from "../../support/claim-actions.ts";
import { describeStore } from "../../support/describe-store.ts";
import { company, memberActions, privately } from "../../support/member-actions.ts";
import { newOccasion } from "../../support/new-occasion.ts";

describeStore("the links and kits of merged and erased members", (store) => {
  const { members, newMember, newLink, send, mailedToken, open, claim } = claimActions(store);
  const cards = cardActions(store);
  const db = () => store().services.database.db;
  const board = async (occasionId: number) =>
    (
      await store().call("GET /api/admin/occasions/{occasionId}/board", {
        params: { occasionId },
        token: await members.token(),
      })
    ).body;
  /** Of the stages of a board, those in which somebody is who has a link, a card or the kit. */
  const reached = async (occasionId: number) =>
    (await board(occasionId)).stages.flatMap(({ stage, count }) =>
      count > 0 && stage !== "to claim" ? [`${stage} ${count}`] : [],
    );
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

  it("a printed card goes along, and opens with the number that HR has of the member who stays", async () => {
    const { occasionId, memberId, hrId, code } = await cards.newCard();
    const stays = await newMember();
    expect((await merge(stays.memberId, memberId)).body.isDone).toBe(true);
    expect(await reached(occasionId)).toEqual(["carded 1"]);
    const { token } = (await cards.enter(code, hrId)).body;
    expect((await claim(token)).status).toBe(200);
    expect(await reached(occasionId)).toEqual(["carded 1", "claimed 1"]);
    const { rows } =
      await sql`select l.member_id as link, k.member_id as kit from claim_links l join kit_redemptions k using (order_id)
      where l.occasion_id = ${occasionId}`.execute(db());
    expect(rows).toEqual([{ link: stays.memberId, kit: stays.memberId }]);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("a card of who goes stops where the other has a link, and the board counts the link", async () => {
    const { occasionId, memberId, hrId, code } = await cards.newCard();
    const stays = await newMember();
    await send(occasionId, [stays.memberId]);
    const link = await mailedToken(stays.email);
    // Made later than the link, so that the newest is the one that is withdrawn.
    const printed = await cards.print(occasionId, [memberId], { replaces: true });
    const [newest = ""] = await cards.codesOf(printed.body.pdf);
    expect((await merge(stays.memberId, memberId)).body.isDone).toBe(true);
    for (const each of [code, newest]) {
      const { body } = await cards.enter(each, hrId);
      const refused = body.token ? await claim(body.token) : await cards.enter(each, hrId);
      expect(refused.problem.code).toMatch(/^claim_(card_wrong|link_withdrawn)$/);
    }
    expect(await reached(occasionId)).toEqual(["invited 1"]);
    expect((await claim(link)).status).toBe(200);
  });

  it("a link to an address that HR has replaced says that it was withdrawn", async () => {
    const { occasionId, memberId, email, token } = await newLink();
    const { version } = await members.read(memberId);
    await members.change(memberId, { version, emails: [company(`new-${email}`)] });
    const stays = await newMember();
    expect((await merge(stays.memberId, memberId)).body.isDone).toBe(true);
    expect((await open(token)).problem.code).toBe("claim_link_withdrawn");
    expect(await reached(occasionId)).toEqual(["invited 1", "withdrawn 1"]);
    expect((await send(occasionId, [stays.memberId])).body.lines).toEqual([]);
  });

  it("employments that share a day are one: no second kit is had for them, and two that were had count as one", async () => {
    const perEmployment = { redeemed_once: "employment" } as const;
    const early = { employments: [{ startOn: "2019-01-01", endOn: null }] };
    const late = { employments: [{ startOn: "2026-03-01", endOn: null }] };
    const pair = async (name: string) => {
      const [one, other] = [`early-${name}@home.example`, `late-${name}@home.example`];
      const first = await members.add({ emails: [privately(one)], ...early });
      const second = await members.add({ emails: [privately(other)], ...late });
      const { occasionId } = await newOccasion(store(), perEmployment);
      await send(occasionId, [first.id, second.id]);
      const [firstToken, secondToken] = [await mailedToken(one), await mailedToken(other)];
      return { first, second, occasionId, firstToken, secondToken };
    };
    const kits = async (occasionId: number) =>
      (
        await sql`select employment_start_on::text as day, is_found_double as double from kit_redemptions
          where occasion_id = ${occasionId} order by redeemed_at, order_id`.execute(db())
      ).rows;

    const one = await pair("one");
    expect((await claim(one.firstToken)).status).toBe(200);
    expect((await merge(one.first.id, one.second.id)).body.after.employments).toEqual(early.employments);
    expect((await open(one.secondToken)).problem.code).toBe("kit_already_redeemed");
    expect(await kits(one.occasionId)).toEqual([{ day: "2019-01-01", double: false }]);

    const two = await pair("two");
    for (const token of [two.firstToken, two.secondToken]) expect((await claim(token)).status).toBe(200);
    expect((await merge(two.second.id, two.first.id)).body.isDone).toBe(true);
    expect(await kits(two.occasionId)).toEqual([
      { day: "2019-01-01", double: false },
      { day: "2026-03-01", double: true },
    ]);
    expect(await brokenRules(store())).toEqual([]);
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

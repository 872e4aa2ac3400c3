import { expect, it } from "vitest";
import { exportMembers } from "../../src/backoffice/privacy/export-members.store.ts";
import { brokenRules } from "../support/broken-rules.ts";
import { COLLECTED, choiceActions } from "../support/choice-actions.ts";
import { claimActions } from "../support/claim-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { newClaimLinks } from "../support/new-claim-links.ts";
import { occasionActions } from "../support/occasion-actions.ts";
import { queueActions } from "../support/queue-actions.ts";
import { setStock } from "../support/set-stock.ts";
import { firstVariant, homeAddress } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

describeStore("an occasion that collects choices", (store) => {
  const { newLink, open, claim, send, mailedToken } = claimActions(store);
  const { choose, readChoices, order, close } = choiceActions(store);
  const { wait, leave, receive, makeWaiting } = queueActions(store);
  const occasions = occasionActions(store);
  const db = () => store().services.database.db;
  const collecting = async (fields: Parameters<typeof newLink>[0] = {}) => {
    const link = await newLink({ ...COLLECTED, ...fields });
    return { ...link, variantId: firstVariant(link.kit).id };
  };
  const mailTo = (email: string, subject: string) =>
    store().inbox.next((mail) => mail.to.includes(email) && mail.subject.includes(subject));
  const more = (occasionId: number, count: number) =>
    newClaimLinks(db(), { occasionId, count, now: store().now() });
  const stockOf = async (variantId: number) =>
    (
      await db()
        .selectFrom("product_variants")
        .select("stock")
        .where("variant_id", "=", variantId)
        .executeTakeFirstOrThrow()
    ).stock;

  it("stores a choice that takes no stock, mails it, and lets it be changed until the last day", async () => {
    const { token, email, occasionId, variantId } = await collecting({ dispatch_from: "2030-07-10" });
    await setStock(store(), variantId, 1);
    const collects = { until: "2030-06-30", isOver: false };
    expect((await open(token)).body).toMatchObject({ waiting: null, collecting: collects, waits: [] });
    // Nothing is ordered or held before staff have it ordered.
    expect((await claim(token)).problem.code).toBe("kit_not_eligible");
    expect((await wait(token, variantId)).problem.code).toBe("kit_not_eligible");
    const hold = await store().call("POST /api/claims/hold", { body: { token, variantId, size: "" } });
    expect(hold.problem.code).toBe("kit_not_eligible");

    expect((await choose(token, variantId)).body).toMatchObject({ isCollected: true, size: "" });
    const mail = await mailTo(email, "We have your choice");
    expect(mail.text).toContain("30 Jun 2030");
    expect(mail.text).toContain("10 Jul 2030");
    expect(mail.text).not.toContain(homeAddress.address);
    const moved = { to: "address" as const, address: { ...homeAddress, recipientCity: "Nagpur" } };
    await choose(token, variantId, { delivery: moved });
    expect((await open(token)).body.waiting).toMatchObject({
      isCollected: true,
      delivery: { address: { recipientCity: "Nagpur" } },
    });
    expect(await stockOf(variantId)).toBe(1);
    expect(await makeWaiting()).toEqual({ made: 0, ended: 0 });
    expect((await claim(token)).problem.code).toBe("kit_not_eligible");
    expect((await leave(token)).body).toEqual({ left: true });
    expect((await readChoices(occasionId)).body).toMatchObject({ chosen: 0, isOver: false });
    expect(await brokenRules(store())).toEqual([]);
  });

  it("is ordered by one press after the last day, each once, and what is out waits", async () => {
    const { token, email, occasionId, variantId } = await collecting();
    const [second = "", third = "", silent = ""] = await more(occasionId, 3);
    await setStock(store(), variantId, 2);
    for (const each of [token, second, third]) await choose(each, variantId);
    expect((await order(occasionId, 3)).problem.code).toBe("state_conflict");
    await close(occasionId);
    expect((await open(token)).body).toMatchObject({ collecting: { isOver: true }, waiting: { size: "" } });
    expect((await choose(token, variantId)).problem.code).toBe("occasion_closed");
    expect((await open(silent)).problem.code).toBe("occasion_closed");
    expect((await readChoices(occasionId)).body).toMatchObject({
      isOver: true,
      chosen: 3,
      toOrder: 3,
      toWait: 1,
      notOrdered: [],
      sizes: [{ size: "", count: 3, kits: 2 }],
    });
    expect((await order(occasionId, 2)).problem.code).toBe("state_conflict");
    expect((await order(occasionId, 3)).body).toEqual({ ordered: 3 });
    expect((await order(occasionId, 3)).problem.code).toBe("state_conflict");
    expect(await makeWaiting()).toEqual({ made: 2, ended: 0 });
    expect(await makeWaiting()).toEqual({ made: 0, ended: 0 });
    expect([(await open(token)).problem.code, (await open(second)).problem.code]).toEqual([
      "claim_link_used",
      "claim_link_used",
    ]);
    expect((await open(third)).body.waiting).toMatchObject({ isCollected: false, place: 1 });
    expect(await stockOf(variantId)).toBe(0);
    await mailTo(email, ((await open(token)).problem as { orderNo?: string }).orderNo ?? "none");
    await receive(variantId, 1);
    expect(await makeWaiting()).toEqual({ made: 1, ended: 0 });
    const audited = await db()
      .selectFrom("audit_rows")
      .select("after")
      .where("action", "=", "choices ordered")
      .where("subject_id", "=", String(occasionId))
      .execute();
    expect(audited).toMatchObject([{ after: { choices: 3 } }]);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("tells who waits after the press, once", async () => {
    const { token, email, occasionId, variantId } = await collecting();
    await setStock(store(), variantId, 0);
    await choose(token, variantId);
    await close(occasionId);
    await order(occasionId, 1);
    expect(await makeWaiting()).toEqual({ made: 0, ended: 0 });
    await makeWaiting();
    await mailTo(email, "You wait for your kit");
    const mails = await db().selectFrom("mails").select("kind").where("recipient", "=", email).execute();
    expect(
      mails
        .map(({ kind }) => kind)
        .filter((kind) => kind.startsWith("claim-"))
        .toSorted(),
    ).toEqual(["claim-chosen", "claim-link", "claim-queued"]);
  });

  it("makes no order for who left, and says so by count and cause before", async () => {
    const { token, email, memberId, occasionId, variantId } = await collecting();
    const [second = ""] = await more(occasionId, 1);
    await choose(token, variantId);
    await choose(second, variantId);
    await db()
      .insertInto("member_employments")
      .values({ member_id: memberId, start_on: "2020-01-01", end_on: "2020-12-31" })
      .execute();
    await close(occasionId);
    expect((await readChoices(occasionId)).body).toMatchObject({
      chosen: 2,
      toOrder: 1,
      notOrdered: [{ reason: "left", count: 1 }],
    });
    await order(occasionId, 2);
    expect(await makeWaiting()).toEqual({ made: 1, ended: 1 });
    await mailTo(email, "cannot be sent");
  });

  it("goes along with a link that is sent again, and ends with one that is withdrawn", async () => {
    const { token, email, memberId, occasionId, variantId } = await collecting();
    await choose(token, variantId);
    await send(occasionId, [memberId]);
    const newer = await mailedToken(email, token);
    expect((await open(newer)).body.waiting).toMatchObject({ isCollected: true });
    const staff = await occasions.token();
    const { body } = await store().call("GET /api/admin/occasions/{occasionId}/claim-links", {
      params: { occasionId },
      token: staff,
      query: { state: "chosen" },
    });
    await store().call("POST /api/admin/claim-links/{claimLinkId}/withdraw", {
      params: { claimLinkId: body.rows[0]?.id ?? 0 },
      token: staff,
    });
    expect((await readChoices(occasionId)).body.notOrdered).toEqual([{ reason: "withdrawn", count: 1 }]);
    expect(await makeWaiting()).toEqual({ made: 0, ended: 1 });
  });

  it("is in the member's own export, and is erased with them", async () => {
    const { token, email, memberId, variantId } = await collecting();
    await choose(token, variantId);
    const exported = await db()
      .transaction()
      .execute((trx) => exportMembers(trx, 0, email));
    const waiting = { is_collected: true, declined: [], delivery: { address: { recipientCity: "Mumbai" } } };
    expect(exported).toMatchObject([{ claim_links: [{ waiting }] }]);
    await db().deleteFrom("members").where("member_id", "=", memberId).execute();
    const left = await db()
      .selectFrom("waiting_claims")
      .select("claim_link_id")
      .where("variant_id", "=", variantId)
      .execute();
    expect(left).toEqual([]);
  });

  it("counts who has chosen on the board, and the catalogue reads the counts", async () => {
    const { token, occasionId, variantId } = await collecting();
    await choose(token, variantId);
    const { body } = await store().call("GET /api/admin/occasions/{occasionId}/board", {
      params: { occasionId },
      token: await occasions.token(),
    });
    expect(body.stages.find(({ stage }) => stage === "chosen")?.count).toBe(1);
    await close(occasionId);
    const after = await store().call("GET /api/admin/occasions/{occasionId}/board", {
      params: { occasionId },
      token: await occasions.token(),
    });
    expect(after.body.next).toMatchObject({ step: "order_choices", count: 1 });
    const buyer = await newStaff(store(), "catalogue");
    const call = { params: { occasionId }, token: buyer.token };
    const read = await store().call("GET /api/admin/occasions/{occasionId}/choices", call);
    expect(read.body).toMatchObject({ chosen: 1 });
    const press = await store().call("POST /api/admin/occasions/{occasionId}/choices/order", {
      ...call,
      body: { seen: 1 },
    });
    expect(press.status).toBe(403);
  });

  it("needs a last day and members, and stays as it is once it has started", async () => {
    const refused = async (input: Parameters<typeof occasions.create>[0]) =>
      (await occasions.create(input)).problem.code;
    expect(await refused({ claims: "collected" })).toBe("schedule_overlap");
    expect(await refused({ claims: "collected", closesOn: "2030-01-01", audience: "anyone" })).toBe(
      "state_conflict",
    );
    const kitProductId = await occasions.newProduct();
    const made = await occasions.add({ closesOn: "2030-01-01", kitProductId });
    const { body: changed } = await occasions.change(made, { claims: "collected" });
    expect(changed.claims).toBe("collected");
    const { body: started } = await occasions.start(changed);
    expect((await occasions.change(started, { claims: "at_once" })).problem.code).toBe("state_conflict");
    expect((await occasions.change(started, { closesOn: null })).problem.code).toBe("schedule_overlap");
    expect((await readChoices((await newLink()).occasionId)).problem.code).toBe("state_conflict");
  });
});

import { expect, it, vi } from "vitest";
import { brokenRules } from "../support/broken-rules.ts";
import { cardActions } from "../support/card-actions.ts";
import { claimActions } from "../support/claim-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { erasureActions } from "../support/erasure-actions.ts";
import { company } from "../support/member-actions.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { newOccasion } from "../support/new-occasion.ts";
import { homeAddress } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

vi.setConfig({ testTimeout: 60_000 }); // fonts are read

describeStore("a printed card", (store) => {
  const { members, newWorker, newCard, plan, print, codesOf, enter } = cardActions(store);
  const { open, claim, send, mailedToken } = claimActions(store);
  const { admin, erase, finish, allTables } = erasureActions(store);
  const db = () => store().services.database.db;
  const wrong = { status: 404, code: "claim_card_wrong" };
  const linkOf = (memberId: number) =>
    db()
      .selectFrom("claim_links")
      .selectAll()
      .where("member_id", "=", memberId)
      .orderBy("claim_link_id", "desc")
      .executeTakeFirstOrThrow();
  const buyerOf = (orderNo: string) =>
    db()
      .selectFrom("orders")
      .innerJoin("users", "users.user_id", "orders.user_id")
      .select(["users.user_id", "email", "updates_email", "email_proved_at", "password_hash", "order_id"])
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow();

  it("orders the kit by its code and HR's number, and gives no account and no link to one", async () => {
    const { code, hrId, memberId } = await newCard();
    const { body } = await enter(` ${code.toLowerCase().replace("-", " ")} `, hrId.toLowerCase());
    const opened = await open(body.token);
    expect(opened.body).toMatchObject({ firstName: "Lakshmi", email: "", asksEmail: true });
    const claimed = await claim(body.token);
    expect(claimed.status).toBe(200);
    const { orderNo, orderLink } = claimed.body;
    const buyer = await buyerOf(orderNo);
    expect(buyer).toMatchObject({ updates_email: null, email_proved_at: null, password_hash: null });
    expect(buyer.email).toMatch(/^card-\w+@no-mailbox\.invalid$/);
    const mails = await db()
      .selectFrom("mails")
      .select("kind")
      .where("order_id", "=", buyer.order_id)
      .execute();
    expect(mails).toEqual([]);
    expect((await members.read(memberId)).account).toBeNull();
    const order = await store().call("GET /api/orders/{orderNo}/details", {
      params: { orderNo },
      headers: { "x-order-link": orderLink },
    });
    expect(order.body).toMatchObject({ orderNo, isSwag: true });
    expect(JSON.stringify(order.body)).not.toContain("Marine");
    expect(await brokenRules(store())).toEqual([]);
    // The same code shows the order for a day, and orders nothing again.
    const again = await enter(code, hrId);
    expect((await open(again.body.token)).problem).toMatchObject({
      code: "claim_link_used",
      orderNo,
      orderLink,
    });
  });

  it("mails what happens to an address that is given, nothing that was typed, and finds no account by it", async () => {
    const owner = await newBuyer(store());
    const { code, hrId, occasionId, memberId } = await newCard();
    const { token } = (await enter(code, hrId)).body;
    expect((await claim(token, { updatesEmail: "no address" })).problem.code).toBe("email_invalid");
    const claimed = await claim(token, { updatesEmail: owner.email });
    expect(claimed.status).toBe(200);
    const buyer = await buyerOf(claimed.body.orderNo);
    expect(buyer.user_id).not.toBe(owner.userId);
    const mail = await store().inbox.next(
      ({ to, text }) => to.includes(owner.email) && text.includes(claimed.body.orderNo),
    );
    for (const typed of ["Asha", "Marine", "Lakshmi"]) expect(mail.text).not.toContain(typed);
    const redeemed = await db()
      .selectFrom("kit_redemptions")
      .select("member_id")
      .where("occasion_id", "=", occasionId)
      .execute();
    expect(redeemed).toEqual([{ member_id: memberId }]);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("of a member with an account orders for that account, whose owner hears of it", async () => {
    const { occasionId } = await newOccasion(store());
    const buyer = await newBuyer(store());
    const worker = await newWorker();
    const member = await members.read(worker.memberId);
    await members.link(worker.memberId, member.version, buyer.email);
    const [code = ""] = await codesOf((await print(occasionId, [worker.memberId])).body.pdf);
    const { token } = (await enter(code, worker.hrId)).body;
    expect((await open(token)).body.asksEmail).toBe(false);
    const claimed = await claim(token, { updatesEmail: "else@private.example" });
    expect((await buyerOf(claimed.body.orderNo)).user_id).toBe(buyer.userId);
    await store().inbox.next(
      ({ to, text }) => to.includes(buyer.email) && text.includes(claimed.body.orderNo),
    );
    expect(await brokenRules(store())).toEqual([]);
  });

  it("says neither which of code and fact is wrong, nor whether the code is there", async () => {
    const { code, hrId } = await newCard();
    const responses = [await enter(code, "W-9999"), await enter("AAAA-AAAA", hrId), await enter("0", hrId)];
    for (const { problem } of responses) expect(problem).toMatchObject(wrong);
    expect(new Set(responses.map(({ problem }) => problem.detail)).size).toBe(1);
  });

  it("is locked after five wrong facts, also of guesses at the same moment, and a right one does not open it then", async () => {
    const { code, hrId, memberId, occasionId } = await newCard();
    await Promise.all(Array.from({ length: 12 }, (_, at) => enter(code, `W-9${at}`)));
    expect(await linkOf(memberId)).toMatchObject({ wrong_tries: 5 });
    expect((await enter(code, hrId)).problem).toMatchObject(wrong);
    const { body } = await store().call("GET /api/admin/occasions/{occasionId}/claim-links", {
      params: { occasionId },
      token: await members.token(),
      query: { state: "locked" },
    });
    expect(body.rows).toMatchObject([{ memberId, isCard: true, state: "locked", email: "" }]);
    const printed = await print(occasionId, [memberId], { replaces: true });
    const [newer = ""] = await codesOf(printed.body.pdf);
    expect((await enter(newer, hrId)).status).toBe(200);
  });

  it("counts no try that was right", async () => {
    const { code, hrId, memberId } = await newCard();
    await enter(code, "W-9999");
    for (let times = 0; times < 6; times += 1) expect((await enter(code, hrId)).status).toBe(200);
    expect(await linkOf(memberId)).toMatchObject({ wrong_tries: 1 });
  });

  it("is neither in the database nor in the audit", async () => {
    const { code, hrId, memberId } = await newCard();
    const { token } = (await enter(code, hrId)).body;
    const rows = JSON.stringify([
      await linkOf(memberId),
      await db().selectFrom("audit_rows").selectAll().where("action", "=", "claim cards printed").execute(),
    ]);
    for (const secret of [code, code.replace("-", ""), token]) expect(rows).not.toContain(secret);
  });

  it("opens for two hours, and then asks for its code again", async () => {
    const { code, hrId, memberId } = await newCard();
    const { token } = (await enter(code, hrId)).body;
    expect((await enter(code, hrId)).status).toBe(200);
    expect((await open(token)).problem.code).toBe("claim_link_unknown"); // the newer token alone
    const newer = (await enter(code, hrId)).body.token;
    await db()
      .updateTable("claim_links")
      .set({ token_until: store().now() })
      .where("member_id", "=", memberId)
      .execute();
    expect((await open(newer)).problem.code).toBe("claim_card_again");
    expect((await claim(newer, { variantId: 1 })).problem.code).toBe("claim_card_again");
  });

  it("is one with the links of its member: each newer one ends the one before", async () => {
    const { code, hrId, memberId, occasionId } = await newCard();
    const { version } = await members.read(memberId);
    await members.change(memberId, { version, emails: [company("lakshmi@ledgerline.example")] });
    await send(occasionId, [memberId]);
    const token = await mailedToken("lakshmi@ledgerline.example");
    const entered = await enter(code, hrId);
    expect((await open(entered.body.token)).problem.code).toBe("claim_link_withdrawn");
    expect((await plan(occasionId, [memberId])).body.others).toMatchObject([
      { memberId, reason: "has_link" },
    ]);
    const printed = await print(occasionId, [memberId], { replaces: true });
    expect((await open(token)).problem.code).toBe("claim_link_withdrawn");
    const [newer = ""] = await codesOf(printed.body.pdf);
    const tokens = await Promise.all([enter(newer, hrId), enter(newer, hrId)]);
    const claims = await Promise.all(tokens.map(({ body }) => claim(body.token, { variantId: 1 })));
    expect(claims.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("goes with the person: an erasure of either account leaves nothing that was typed", async () => {
    const { code, hrId, memberId } = await newCard();
    const { token } = (await enter(code, hrId)).body;
    const { orderNo } = (await claim(token, { updatesEmail: "zzupdates@private.example" })).body;
    const { version } = await members.read(memberId);
    const refused = await store().call("POST /api/admin/members/{memberId}/erase", {
      params: { memberId },
      token: (await newStaff(store(), "admin")).token,
      body: { version },
    });
    expect(refused.problem.code).toBe("erasure_not_possible");
    const owner = await newBuyer(store());
    await members.link(memberId, version, owner.email);
    expect((await erase(await admin(), owner)).problem.code).toBe("erasure_not_possible"); // it is under way
    await finish(orderNo);
    expect((await erase(await admin(), owner)).status).toBe(200);
    const left = await allTables();
    for (const typed of ["zzupdates", hrId]) expect(left).not.toContain(typed);
    const address = await db()
      .selectFrom("order_addresses")
      .innerJoin("orders", "orders.order_id", "order_addresses.order_id")
      .select(["order_addresses.recipient_name", "order_addresses.address"])
      .where("order_no", "=", orderNo)
      .execute();
    expect(JSON.stringify(address)).not.toContain(homeAddress.address);
  });
});

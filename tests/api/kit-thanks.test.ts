import { expect, it } from "vitest";
import { brokenRules } from "../support/broken-rules.ts";
import { cardActions } from "../support/card-actions.ts";
import { claimActions } from "../support/claim-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { erasureActions } from "../support/erasure-actions.ts";
import { newBuyer } from "../support/new-buyer.ts";

describeStore("a note of thanks for a kit", (store) => {
  const { newLink, newMember, send: sendLinks, mailedToken, claim } = claimActions(store);
  const cards = cardActions(store);
  const { admin, erase, finish, allTables } = erasureActions(store);
  const db = () => store().services.database.db;
  const claimed = async () => {
    const link = await newLink();
    const { body } = await claim(link.token);
    return { ...link, ...body };
  };
  const byLink = ({ orderNo, orderLink }: { orderNo: string; orderLink: string }) => ({
    params: { orderNo },
    headers: { "x-order-link": orderLink },
  });
  const read = (order: { orderNo: string; orderLink: string }) =>
    store().call("GET /api/orders/{orderNo}/thanks", byLink(order));
  const send = (order: { orderNo: string; orderLink: string }, note: string) =>
    store().call("POST /api/orders/{orderNo}/thanks", { ...byLink(order), body: { note } });
  /** Who sent the links: staff with the role people. */
  const giver = () =>
    db()
      .selectFrom("claim_links")
      .innerJoin("users", "users.user_id", "sent_by")
      .select(["users.user_id", "users.email", "users.first_name", "users.last_name"])
      .orderBy("claim_link_id", "desc")
      .executeTakeFirstOrThrow();

  it("goes once, by mail, to who sent the link, without order number, address and size", async () => {
    const order = await claimed();
    const to = await giver();
    expect((await read(order)).body).toEqual({
      to: `${to.first_name} ${to.last_name}`.trim(),
      isSent: false,
    });
    const note = "The mug is lovely <b>thank you</b>";
    expect((await send(order, `  ${note}  `)).body.isSent).toBe(true);
    const mail = await store().inbox.next(
      ({ to: [recipient = ""], text }) => recipient === to.email && text.includes(note),
    );
    expect(mail.subject).toBe("Asha Rao says thank you");
    for (const hidden of [order.orderNo, "Marine", "Size", order.email])
      expect(mail.text).not.toContain(hidden);
    const again = await send(order, "Once more");
    expect([again.status, again.problem.code]).toEqual([409, "state_conflict"]);
    expect((await read(order)).body.isSent).toBe(true);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("names the welcome kit in the language of who gave it, and another occasion as staff call it", async () => {
    const { memberId, email } = await newMember();
    expect((await sendLinks(1, [memberId])).status).toBe(200);
    const order = (await claim(await mailedToken(email), { size: "M" })).body;
    const to = await giver();
    await db()
      .updateTable("users")
      .set({ chosen_language: "de" })
      .where("user_id", "=", to.user_id)
      .execute();
    await send(order, "Zzfirst");
    const mail = await store().inbox.next(({ text }) => text.includes("Zzfirst"));
    expect(mail.text).toContain("Willkommenspaket");
    expect(mail.text).not.toContain("Welcome kit");
    await send(await claimed(), "Zzsecond");
    const second = await store().inbox.next(({ text }) => text.includes("Zzsecond"));
    expect(second.text).toContain("„Anniversary ");
    await db()
      .updateTable("users")
      .set({ chosen_language: null })
      .where("user_id", "=", to.user_id)
      .execute();
  });

  it("that two tabs send at once is mailed once", async () => {
    const order = await claimed();
    const sent = await Promise.all([send(order, "One"), send(order, "Two"), send(order, "Three")]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const mails = await db().selectFrom("mails").select("mail_id").where("kind", "=", "kit-thanks").execute();
    expect(mails).toHaveLength(4); // with those of the tests before
  });

  it("is offered for a card too, and to nobody where the giver is gone, is the buyer, or the order is cancelled", async () => {
    const { code, hrId } = await cards.newCard();
    const { token } = (await cards.enter(code, hrId)).body;
    const order = (await claim(token)).body;
    expect((await read(order)).body.to).not.toBe("");
    await db().updateTable("claim_links").set({ sent_by: null }).where("code_hash", "is not", null).execute();
    expect((await read(order)).body).toEqual({ to: "", isSent: false });
    expect((await send(order, "Thanks")).problem.code).toBe("state_conflict");
    const cancelled = await claimed();
    await finish(cancelled.orderNo, "Cancelled");
    expect((await read(cancelled)).body.to).toBe("");
    await finish(cancelled.orderNo, "Order Requested");
    const somebody = await newBuyer(store());
    const other = await store().call("POST /api/orders/{orderNo}/thanks", {
      params: { orderNo: cancelled.orderNo },
      token: somebody.token,
      body: { note: "Not mine" },
    });
    expect(other.problem.code).toBe("order_not_found");
    expect((await send(cancelled, "x".repeat(501))).problem.code).toBe("malformed");
  });

  it("goes with whoever wrote it", async () => {
    const order = await claimed();
    await send(order, "Zzthanks from me");
    await store().inbox.next(({ text }) => text.includes("Zzthanks"));
    await finish(order.orderNo);
    const { user_id: userId, email } = await db()
      .selectFrom("users")
      .select(["user_id", "email"])
      .where("email_folded", "=", order.email)
      .executeTakeFirstOrThrow();
    const buyer = { userId, email } as Awaited<ReturnType<typeof newBuyer>>;
    expect((await erase(await admin(), buyer)).status).toBe(200);
    expect(await allTables()).not.toContain("Zzthanks");
  });
});

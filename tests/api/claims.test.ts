import { expect, it } from "vitest";
import { brokenRules } from "../support/broken-rules.ts";
import { claimActions } from "../support/claim-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { company } from "../support/member-actions.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { firstVariant, homeAddress } from "../support/shopping.ts";

describeStore("a claim link", (store) => {
  const { members, newLink, newMember, send, mailedToken, open, claim } = claimActions(store);
  const db = () => store().services.database.db;
  const personOf = (email: string) =>
    db()
      .selectFrom("users")
      .select(["user_id", "password_hash", "email_proved_at", "first_name"])
      .where("email_folded", "=", email)
      .execute();

  it("orders the kit once, without account, password or code, and proves the address", async () => {
    const { token, email, memberId, kit } = await newLink();
    const opened = await open(token);
    expect(opened.body).toMatchObject({ email, firstName: "Asha", country: "India", office: null });
    expect(opened.body.kit.productId).toBe(kit.productId);
    expect((await open(token)).status).toBe(200);
    expect(await personOf(email)).toEqual([]);

    const claimed = await claim(token);
    expect(claimed.status).toBe(200);
    const { orderNo, orderLink } = claimed.body;
    const order = await store().call("GET /api/orders/{orderNo}/details", {
      params: { orderNo },
      headers: { "x-order-link": orderLink },
    });
    expect(order.body).toMatchObject({ orderNo, isSwag: true });
    const mail = await store().inbox.next(({ to, text }) => to.includes(email) && text.includes(orderNo));
    expect(mail.subject).not.toBe("");
    expect(await personOf(email)).toMatchObject([
      { password_hash: null, email_proved_at: expect.any(Date), first_name: "Asha" },
    ]);
    expect((await members.read(memberId)).emails).toMatchObject([{ email, isProved: true }]);
    expect(await brokenRules(store())).toEqual([]);

    const again = await claim(token, { variantId: firstVariant(kit).id });
    expect([again.status, again.body]).toEqual([200, { orderNo, orderLink }]);
    expect((await open(token)).problem).toMatchObject({ code: "claim_link_used", orderNo, orderLink });
  });

  it("says from which day on its kit is dispatched", async () => {
    const later = await newLink({ dispatch_from: "2030-03-04" });
    expect((await open(later.token)).body.dispatchFrom).toBe("2030-03-04");
    expect((await open((await newLink()).token)).body.dispatchFrom).toBe(null);
  });

  it("that many tabs use at once makes one order", async () => {
    const { token, kit, occasionId } = await newLink();
    const variantId = firstVariant(kit).id;
    const all = await Promise.all(Array.from({ length: 20 }, () => claim(token, { variantId })));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ body }) => body.orderNo)).size).toBe(1);
    const orders = await db()
      .selectFrom("kit_redemptions")
      .select("order_id")
      .where("occasion_id", "=", occasionId)
      .execute();
    expect(orders).toHaveLength(1);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("that is sent again works by the newest mail alone, and withdrawn by none", async () => {
    const { token, email, memberId, occasionId, kit } = await newLink();
    await send(occasionId, [memberId]);
    const newer = await mailedToken(email, token);
    expect((await open(token)).problem.code).toBe("claim_link_withdrawn");
    expect((await open(newer)).status).toBe(200);
    const staff = await members.token();
    const { body } = await store().call("GET /api/admin/occasions/{occasionId}/claim-links", {
      params: { occasionId },
      token: staff,
      query: { state: "opened" },
    });
    expect(body.rows).toMatchObject([{ memberId, email, state: "opened" }]);
    const params = { claimLinkId: body.rows[0]?.id ?? 0 };
    const withdrawn = await store().call("POST /api/admin/claim-links/{claimLinkId}/withdraw", {
      params,
      token: staff,
    });
    expect(withdrawn.body.state).toBe("withdrawn");
    const refused = await claim(newer, { variantId: firstVariant(kit).id });
    expect(refused.problem.code).toBe("claim_link_withdrawn");
  });

  it("says by name why it opens nothing: unknown, too old, closed, for others", async () => {
    expect((await open("x".repeat(32))).problem).toMatchObject({ status: 404, code: "claim_link_unknown" });
    const old = await newLink();
    await db()
      .updateTable("claim_links")
      .set({ expires_at: store().now() })
      .where("member_id", "=", old.memberId)
      .execute();
    expect((await open(old.token)).problem.code).toBe("claim_link_expired");
    const closed = await newLink();
    const change = (occasionId: number, fields: object) =>
      db().updateTable("occasions").set(fields).where("occasion_id", "=", occasionId).execute();
    await change(closed.occasionId, { closes_on: "2020-01-01" });
    expect((await open(closed.token)).problem.code).toBe("occasion_closed");
    const others = await newLink();
    await change(others.occasionId, { country_codes: ["NO"] });
    expect((await open(others.token)).problem.code).toBe("kit_not_eligible");
    expect((await claim(others.token, { variantId: firstVariant(others.kit).id })).problem.code).toBe(
      "kit_not_eligible",
    );
  });

  it("goes to whom the kit is for, and a dry run mails nothing", async () => {
    const { occasionId, memberId, token } = await newLink();
    const nobody = await members.add({ firstName: "Noor", emails: [] });
    await claim(token);
    const plan = await send(occasionId, [memberId, nobody.id], true);
    expect(plan.body).toMatchObject({ isSent: false, recipients: [] });
    expect(plan.body.others.map(({ memberId: id, reason }) => [id, reason]).sort()).toEqual(
      [
        [memberId, "claimed"],
        [nobody.id, "no_address"],
      ].sort(),
    );
  });

  it("is of the account with its address, and of no stranger who is another member", async () => {
    const { occasionId } = await newLink();
    const buyer = await newBuyer(store());
    const member = await members.add({ emails: [company(buyer.email)] });
    await send(occasionId, [member.id]);
    const token = await mailedToken(buyer.email);
    const other = await members.add({ firstName: "Other" });
    await members.link(other.id, other.version, buyer.email);
    expect((await open(token)).problem.code).toBe("claim_account_taken");
    const linked = await members.read(other.id);
    await members.unlink(other.id, linked.version, true);
    const claimed = await claim(token);
    expect(claimed.status).toBe(200);
    const { user_id } = await db()
      .selectFrom("orders")
      .select("user_id")
      .where("order_no", "=", claimed.body.orderNo)
      .executeTakeFirstOrThrow();
    expect(user_id).toBe(buyer.userId);
    // An account that was there is linked by its owner's answer alone.
    expect((await members.read(member.id)).account).toBeNull();
    expect(await brokenRules(store())).toEqual([]);
  });

  it("brings the kit to the office's door without a home address", async () => {
    const office = await db()
      .selectFrom("office_locations")
      .select("office_location_id as id")
      .where("withdrawn_at", "is", null)
      .where("address", "<>", "")
      .executeTakeFirstOrThrow();
    const { occasionId } = await newLink();
    const { memberId, email } = await newMember();
    const member = await members.read(memberId);
    await members.change(memberId, { version: member.version, officeId: office.id });
    await send(occasionId, [memberId]);
    const token = await mailedToken(email);
    expect((await open(token)).body.office).toMatchObject({ name: expect.any(String) });
    const claimed = await claim(token, {
      delivery: { to: "office", recipientName: "Asha Rao", recipientPhone: "+91 98200 00000" },
    });
    expect(claimed.status).toBe(200);
    const unknown = await newLink();
    const refused = await claim(unknown.token, {
      delivery: { to: "office", recipientName: "Asha Rao", recipientPhone: "+91 98200 00000" },
    });
    expect(refused.problem.code).toBe("office_unknown");
    const incomplete = { to: "address" as const, address: { ...homeAddress, country: "Nowhere" } };
    expect((await claim(unknown.token, { delivery: incomplete })).problem.code).toBe("country_unknown");
  });

  it("is neither in the stored copy of its mail nor in the database", async () => {
    const { token, email } = await newLink();
    const mails = await db().selectFrom("mails").selectAll().where("recipient", "=", email).execute();
    expect(JSON.stringify(mails)).not.toContain(token);
    const links = await db().selectFrom("claim_links").selectAll().where("email", "=", email).execute();
    expect(links).toHaveLength(1);
    expect(JSON.stringify(links)).not.toContain(token);
  });
});

describeStore(
  "claim links that are guessed",
  (store) => {
    it("are refused after thirty wrong ones from one network", async () => {
      const open = (token: string) => store().call("POST /api/claims/open", { body: { token } });
      const codes: (string | undefined)[] = [];
      for (let at = 0; at < 32; at += 1) codes.push((await open(String(at).padStart(32, "0"))).problem.code);
      expect(codes.filter((code) => code === "claim_link_unknown")).toHaveLength(30);
      expect(codes.at(-1)).toBe("too_many_requests");
    });
  },
  { env: { RATE_LIMIT: "1000" } },
);

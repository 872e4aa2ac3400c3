import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { company, memberActions, privately } from "../../support/member-actions.ts";
import { type Buyer, newBuyer } from "../../support/new-buyer.ts";
import { kitApplicable, redeemKit } from "../../support/redeem-kit.ts";
import { cartItem, checkoutBody, findProduct, KIT_ID } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("the welcome kit of a member", (store) => {
  const members = memberActions(store);
  const db = () => store().services.database.db;
  const redemptions = (memberId: number) =>
    db().selectFrom("kit_redemptions").selectAll().where("member_id", "=", memberId).execute();
  const fillKit = async ({ userId, token }: Buyer) => {
    const kit = findProduct(store(), ({ productId }) => productId === KIT_ID);
    return (
      await store().call("POST /api/ShoppingCart/Add/", { token, body: { ...cartItem(kit, 1), userId } })
    ).body;
  };
  /** A member with a private and a company address, and an account for each. */
  async function newMember() {
    const [before, after] = [await newBuyer(store()), await newBuyer(store())];
    const member = await members.add({ emails: [privately(before.email), company(after.email)] });
    return { before, after, member };
  }

  it("knows a mailbox by the same rule as an account does", async () => {
    const { rows } = await sql<{ rule: string }>`
      select distinct pg_get_expr(adbin, adrelid) as rule from pg_attrdef
      join pg_attribute on attrelid = adrelid and attnum = adnum
      where attname = 'mailbox' and adrelid in ('users'::regclass, 'member_emails'::regclass)`.execute(db());
    expect(rows).toHaveLength(1);
  });

  it("is one, whatever address it is redeemed with, before anybody linked an account", async () => {
    const { before, after, member } = await newMember();
    expect((await redeemKit(store(), before)).status).toBe(200);
    expect(await redemptions(member.id)).toHaveLength(1);
    expect(await kitApplicable(store(), after)).toBe(0);
    const kit = findProduct(store(), ({ productId }) => productId === KIT_ID);
    const refused = await store().call("POST /api/ShoppingCart/Add/", {
      token: after.token,
      body: { ...cartItem(kit, 1), userId: after.userId },
    });
    expect(refused.problem).toMatchObject({
      code: "kit_already_redeemed",
      detail:
        "It seems you have already availed your free SWAG kit.Please try out other items from available goodies.",
    });
  });

  it("counts when it was redeemed before the company named the person", async () => {
    const [before, after] = [await newBuyer(store()), await newBuyer(store())];
    expect((await redeemKit(store(), before)).status).toBe(200);
    expect(await kitApplicable(store(), after)).toBe(1);
    await members.add({ emails: [privately(before.email), company(after.email)] });
    expect(await kitApplicable(store(), after)).toBe(0);
  });

  it("stays redeemed when the address changes, and can be redeemed again when its order is cancelled", async () => {
    const { before, after, member } = await newMember();
    const { body: orderNo } = await redeemKit(store(), before);
    await members.change(member.id, { version: 1, emails: [company(after.email)] });
    expect(await kitApplicable(store(), after)).toBe(0);
    await store().call("POST /api/orders/{orderNo}/cancel", { token: before.token, params: { orderNo } });
    const { status } = await db()
      .selectFrom("orders")
      .select("status")
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow();
    expect(status).toBe("Cancelled");
    expect(await kitApplicable(store(), after)).toBe(1);
  });

  it("is redeemed once when two accounts of the member order at the same moment", async () => {
    for (const round of [1, 2, 3]) {
      const { before, after, member } = await newMember();
      if (round === 3) await members.link(member.id, 1, before.email);
      const carts = await Promise.all([before, after].map(fillKit));
      const both = await Promise.all(
        [before, after].map(({ userId, token }, at) =>
          store().call("POST /api/ShoppingCart/Checkout", {
            token,
            body: checkoutBody(userId, carts[at] ?? [], { couponCode: "WELCOMEKIT" }),
          }),
        ),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await redemptions(member.id)).toHaveLength(1);
    }
  });

  it("moves with the account: linked, unlinked and linked to somebody else", async () => {
    const buyer = await newBuyer(store());
    await redeemKit(store(), buyer);
    const member = await members.add();
    const linked = await members.link(member.id, member.version, buyer.email.toUpperCase());
    expect(linked.body).toMatchObject({ hasKit: true, account: { email: buyer.email } });
    const other = await members.add();
    expect((await members.link(other.id, other.version, buyer.email)).problem.code).toBe("account_linked");
    expect(
      (await members.link(member.id, linked.body.version, (await newBuyer(store())).email)).problem.code,
    ).toBe("account_linked");
    const unlinked = await members.unlink(member.id, linked.body.version, false);
    expect(unlinked.body).toMatchObject({ hasKit: true, account: null });
    const again = await members.link(member.id, unlinked.body.version, buyer.email);
    const parted = await members.unlink(member.id, again.body.version, true);
    expect(parted.body).toMatchObject({ hasKit: false, account: null });
    expect((await members.link(other.id, other.version, buyer.email)).body.hasKit).toBe(true);
  });

  it("belongs to one member when two link the account at the same moment", async () => {
    const buyer = await newBuyer(store());
    const [one, other] = [await members.add(), await members.add()];
    const both = await Promise.all([
      members.link(one.id, 1, buyer.email),
      members.link(other.id, 1, buyer.email),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is counted once when two members who had one each turn out to be one person", async () => {
    const [first, second] = [await newBuyer(store()), await newBuyer(store())];
    const one = await members.add({
      emails: [privately(first.email)],
      employments: [{ startOn: "2026-01-01", endOn: "2026-06-30" }],
    });
    const other = await members.add({
      source: "Workday",
      hrId: `W-${second.userId}`,
      costCenter: "4711",
      emails: [company("second@ledgerline.example")],
      employments: [{ startOn: "2026-06-01", endOn: null }],
    });
    await redeemKit(store(), first);
    await redeemKit(store(), second);
    const { version: stays } = (await members.link(one.id, 1, first.email)).body;
    const { version: goes } = (await members.link(other.id, 1, second.email)).body;
    const shown = await members.merge(one.id, { version: stays, otherId: other.id });
    expect(shown.body).toMatchObject({
      isDone: false,
      leftAccount: second.email,
      after: { kits: 2, account: first.email, employments: [{ startOn: "2026-01-01", endOn: null }] },
    });
    expect((await members.read(other.id)).version).toBe(goes);
    expect(
      (await members.merge(one.id, { version: stays, otherId: other.id, otherVersion: goes - 1 })).status,
    ).toBe(409);
    const done = await members.merge(one.id, { version: stays, otherId: other.id, otherVersion: goes });
    expect(done.body.isDone).toBe(true);
    const merged = await members.read(one.id);
    expect(merged).toMatchObject({ hrId: `W-${second.userId}`, costCenter: "4711", hasKit: true });
    expect(merged.emails.map(({ email }) => email).sort()).toEqual(
      [first.email, second.email, "second@ledgerline.example"].sort(),
    );
    expect((await redemptions(one.id)).map(({ is_found_double }) => is_found_double).sort()).toEqual([
      false,
      true,
    ]);
    for (const buyer of [first, second]) expect(await kitApplicable(store(), buyer)).toBe(0);
    const { token } = await newStaff(store(), "people");
    expect(
      (await store().call("GET /api/admin/members/{memberId}", { token, params: { memberId: other.id } }))
        .status,
    ).toBe(404);
  });

  it("goes with the account that is parted from a member who was two people", async () => {
    const { before, member } = await newMember();
    await redeemKit(store(), before);
    const { version } = (await members.link(member.id, 1, before.email)).body;
    const parted = await store().call("POST /api/admin/members/{memberId}/part", {
      token: await members.token(),
      params: { memberId: member.id },
      body: { version, firstName: "Lea", lastName: "Berg", emails: [before.email], takesAccount: true },
    });
    expect(parted.body).toMatchObject({
      fullName: "Lea Berg",
      hasKit: true,
      account: { email: before.email },
    });
    expect(await members.read(member.id)).toMatchObject({ hasKit: false, account: null });
  });

  it("is asked for, never linked silently: the person says who they are", async () => {
    const buyer = await newBuyer(store());
    const unproved = await newBuyer(store(), { emailVerified: false });
    const member = await members.add({
      emails: [privately(buyer.email)],
      employments: [{ startOn: "2026-12-01", endOn: null }],
    });
    await members.add({ emails: [privately(unproved.email)] });
    const question = async (token: string) =>
      (await store().call("GET /api/accounts/me", { token })).body.memberQuestion;
    expect(await question(buyer.token)).toEqual({
      memberId: member.id,
      fullName: "Asha Rao",
      startOn: "2026-12-01",
    });
    expect(await question(unproved.token)).toBeNull();
    expect((await members.read(member.id)).account).toBeNull();
    const reply = (isMe: boolean, memberId = member.id) =>
      store().call("POST /api/accounts/member", { token: buyer.token, body: { memberId, isMe } });
    const strange = await members.add({ emails: [privately("strange@home.example")] });
    expect((await reply(true, strange.id)).problem.code).toBe("account_linked");
    expect((await members.read(strange.id)).account).toBeNull();
    expect((await reply(true)).status).toBe(200);
    expect((await reply(true)).status, "pressed twice").toBe(200);
    const linked = await members.read(member.id);
    expect(linked.account?.email).toBe(buyer.email);
    expect(linked.emails).toEqual([{ ...privately(buyer.email), isProved: true }]);
    expect(await question(buyer.token)).toBeNull();
    await members.unlink(member.id, linked.version, false);
    await reply(false);
    expect(await question(buyer.token)).toBeNull();
    expect((await reply(true)).problem.code, "an older tab says yes").toBe("account_linked");
    expect((await members.read(member.id)).account).toBeNull();
  });

  it("is remembered when the person is erased, for all of their addresses", async () => {
    const admin = memberActions(store, "admin");
    const { before, after, member } = await newMember();
    await redeemKit(store(), before);
    await members.change(member.id, {
      version: 1,
      emails: [company(after.email), privately("later@home.example")],
    });
    const erased = await store().call("POST /api/admin/members/{memberId}/erase", {
      token: await admin.token(),
      params: { memberId: member.id },
      body: { version: 2 },
    });
    expect(erased.body).toEqual({ isErased: true });
    expect(await db().selectFrom("erased_kits").selectAll().execute()).toHaveLength(2);
    expect(
      await db().selectFrom("members").select("member_id").where("member_id", "=", member.id).execute(),
    ).toEqual([]);
  });
});

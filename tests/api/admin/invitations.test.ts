import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { deleteExpiredData } from "../../../src/backoffice/retention/delete-expired-data.ts";
import { hashPassword } from "../../../src/people/account/password-hash.ts";
import { describeStore } from "../../support/describe-store.ts";
import { invitationTokenIn } from "../../support/mailed-invitation.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { newStaff } from "../../support/staff.ts";

const PASSWORD = "seven green bottles";
const DAY_MS = 86_400_000;

describeStore("inviting staff", (store) => {
  const db = () => store().services.database.db;
  const newEmail = () => `new-${randomBytes(6).toString("hex")}@ledgerline.example`;
  const admin = async () => (await newStaff(store(), "admin")).token;
  const invite = (token: string, email: string, more: object = {}) =>
    store().call("POST /api/admin/invitations", {
      token,
      body: { firstName: "Noor", lastName: "Haddad", email, role: "support", ...more },
    });
  const params = (invitationId: number) => ({ params: { invitationId } });
  const mailed = async (email: string, nth = 1) => {
    await store().inbox.next(() => store().inbox.mails.filter(({ to }) => to.includes(email)).length >= nth);
    const mail = store().inbox.mails.filter(({ to }) => to.includes(email))[nth - 1];
    if (!mail) throw new Error("No such mail");
    return { ...mail, token: invitationTokenIn(mail) };
  };
  const check = (token: string) => store().call("POST /api/invitations/check", { body: { token } });
  const accept = (token: string, more: object = {}) =>
    store().call("POST /api/invitations/accept", {
      body: { token, firstName: "Noor", lastName: "Haddad", password: PASSWORD, ...more },
    });
  const listed = async (token: string) =>
    (await store().call("GET /api/admin/invitations", { token })).body.rows.map(({ email }) => email);

  it("mails a link by which the person sets name and password, once, and is staff", async () => {
    const [token, email] = [await admin(), newEmail()];
    const invited = await invite(token, email);
    expect(invited.body).toMatchObject({ email, role: "support", hasAccount: false, isExpired: false });
    expect(await listed(token)).toContain(email);
    const mail = await mailed(email);
    expect(mail.text).toContain(
      "Asha Rao has invited you to help run the Ledgerline store. You’ll look after orders, enquiries and refunds.",
    );
    expect((await check(mail.token)).body).toEqual({
      email,
      firstName: "Noor",
      lastName: "Haddad",
      role: "support",
      hasPassword: false,
    });
    expect((await accept(mail.token, { password: "too short" })).problem.code).toBe("password_weak");
    expect((await accept(mail.token, { firstName: "\u200b" })).problem.code).toBe("malformed");
    const both = await Promise.all([accept(mail.token), accept(mail.token, { firstName: "Eve" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    const login = both.find(({ status }) => status === 200)?.body;
    expect(login).toMatchObject({ role: "support", emailVerified: true });
    expect((await store().call("GET /api/admin/orders", { token: login?.token })).status).toBe(200);
    expect((await check(mail.token)).problem.code).toBe("invitation_closed");
    expect(await listed(token)).not.toContain(email);
  });

  it("stores neither the token nor a mail that has it", async () => {
    const [token, email] = [await admin(), newEmail()];
    await invite(token, email);
    const link = (await mailed(email)).token;
    await expect.poll(async () => (await storedMail(email))?.state).toBe("sent");
    const rows = [
      await db().selectFrom("staff_invitations").selectAll().where("email", "=", email).execute(),
      await storedMail(email),
      await db().selectFrom("audit_rows").selectAll().where("action", "=", "staff invited").execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(link);
    expect(JSON.stringify(rows[2])).not.toContain(email);
  });
  const storedMail = (email: string) =>
    db()
      .selectFrom("mails")
      .select(["state", "text_body", "html_body"])
      .where("recipient", "=", email)
      .executeTakeFirst();

  it("ends with the link that is sent again, withdrawn, too old, or from somebody who is no administrator or blocked", async () => {
    const { token, userId } = await newStaff(store(), "admin");
    const email = newEmail();
    const { id } = (await invite(token, email)).body;
    const first = (await mailed(email)).token;
    store().advanceClock(1_000);
    expect(
      (await store().call("POST /api/admin/invitations/{invitationId}/resend", { token, ...params(id) }))
        .status,
    ).toBe(200);
    expect((await check(first)).problem.code).toBe("invitation_closed");
    const second = (await mailed(email, 2)).token;
    expect((await check(second)).status).toBe(200);

    const demote = (role: "admin" | "buyer") =>
      db().updateTable("users").set({ role }).where("user_id", "=", userId).execute();
    await demote("buyer");
    expect((await accept(second)).problem.code).toBe("invitation_closed");
    await demote("admin");
    const block = (blocked_at: Date | null) =>
      db().updateTable("users").set({ blocked_at }).where("user_id", "=", userId).execute();
    await block(store().now());
    expect((await check(second)).problem.code).toBe("invitation_closed");
    expect((await accept(second)).problem.code).toBe("invitation_closed");
    await block(null);
    store().advanceClock(3 * DAY_MS);
    expect((await accept(second)).problem.code).toBe("invitation_closed");
    const other = await admin();
    const { body } = await store().call("GET /api/admin/invitations", { token: other, query: { q: email } });
    expect(body.rows).toMatchObject([{ email, isExpired: true }]);

    const third = newEmail();
    const withdrawn = (await invite(other, third)).body.id;
    const link = (await mailed(third)).token;
    const withdraw = () =>
      store().call("POST /api/admin/invitations/{invitationId}/withdraw", {
        token: other,
        ...params(withdrawn),
      });
    expect((await withdraw()).status).toBe(200);
    expect((await accept(link)).problem.code).toBe("invitation_closed");
    expect((await withdraw()).problem.code).toBe("not_found");
    await deleteExpiredData(db(), new Date(store().now().getTime() + 31 * DAY_MS));
    expect(await listed(await admin())).not.toContain(email);
  });

  it("offers the role to a customer, whose own password accepts it, and ends their other logins", async () => {
    const token = await admin();
    const customer = await newBuyer(store());
    await db()
      .updateTable("users")
      .set({ password_hash: await hashPassword("their own password") })
      .where("user_id", "=", customer.userId)
      .execute();
    expect((await invite(token, customer.email, { role: "catalogue" })).body.hasAccount).toBe(true);
    const link = (await mailed(customer.email)).token;
    expect((await check(link)).body.hasPassword).toBe(true);
    expect((await accept(link)).problem.code).toBe("password_wrong");
    const accepted = await accept(link, {
      password: "their own password",
      firstName: "Not",
      lastName: "Used",
    });
    expect(accepted.body).toMatchObject({ userId: customer.userId, role: "catalogue", fullName: "Asha Rao" });
    const before = { params: { userId: customer.userId }, token: customer.token };
    expect((await store().call("GET /api/orders/{userId}", before)).status).toBe(401);
  });

  it("refuses staff, blocked people, people who are invited already, and a text that is no e-mail address", async () => {
    const [token, email] = [await admin(), newEmail()];
    const [staff, blocked] = [await newStaff(store(), "support"), await newBuyer(store())];
    await db()
      .updateTable("users")
      .set({ blocked_at: store().now() })
      .where("user_id", "=", blocked.userId)
      .execute();
    expect((await invite(token, staff.email)).problem.code).toBe("person_is_staff");
    expect((await invite(token, blocked.email)).problem.code).toBe("state_conflict");
    expect((await invite(token, "nobody")).problem.code).toBe("email_invalid");
    await invite(token, email);
    expect((await invite(token, email.toUpperCase())).problem.code).toBe("duplicate_entry");
  });

  it("needs a fresh password or code, and is the administrators' alone", async () => {
    const { token } = await newStaff(store(), "admin");
    const { id } = (await invite(token, newEmail())).body;
    store().advanceClock(6 * 60_000);
    expect((await invite(token, newEmail())).problem.code).toBe("proof_needed");
    const again = await store().call("POST /api/admin/invitations/{invitationId}/resend", {
      token,
      ...params(id),
    });
    expect(again.problem.code).toBe("proof_needed");
    const support = await newStaff(store(), "support");
    expect((await invite(support.token, newEmail())).problem.code).toBe("forbidden");
  });
});

describeStore(
  "invitations with limits",
  (store) => {
    it("mail one person at most five times a day, and slow down whoever guesses links", async () => {
      const { token } = await newStaff(store(), "admin");
      const email = "often@ledgerline.example";
      const body = { firstName: "Noor", lastName: "Haddad", email, role: "support" };
      const { id } = (await store().call("POST /api/admin/invitations", { token, body })).body;
      const resend = () =>
        store().call("POST /api/admin/invitations/{invitationId}/resend", {
          token,
          params: { invitationId: id },
        });
      for (let sent = 1; sent < 5; sent++) expect((await resend()).status).toBe(200);
      expect((await resend()).problem.code).toBe("too_many_requests");
      const guess = () => store().call("POST /api/invitations/check", { body: { token: "guessed" } });
      for (let tried = 0; tried < 30; tried++) await guess();
      expect((await guess()).problem.code).toBe("too_many_requests");
    });
  },
  { env: { RATE_LIMIT: "600" } },
);

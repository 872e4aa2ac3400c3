import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { codeIn, mailsTo, mailTo, newEmail, signUp } from "../support/mailed-code.ts";

const MINUTE_MS = 60_000;

describeStore("sign-up", (store) => {
  const db = () => store().services.database.db;
  const ordersOf = (userId: number, token: string) =>
    store().call("GET /api/orders/{userId}", { params: { userId }, token });

  it("sign-up logs in at once, with the e-mail address not yet proved, and mails a code [spec 6.2, 7.24, 10.21]", async () => {
    const { email, status, body } = await signUp(store(), { firstName: "  Zoë ", lastName: "Ünal\n" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ fullName: "Zoë Ünal", isOrg: false, role: "buyer", emailVerified: false });
    expect(body.userId).toBeGreaterThan(0);
    expect(Math.abs(body.loginTime - store().now().getTime())).toBeLessThan(MINUTE_MS);
    expect((await ordersOf(body.userId, body.token)).status).toBe(200);
    const mail = await mailTo(store(), email);
    expect(mail.subject).toContain("Welcome");
    expect(codeIn(mail)).toMatch(/^\d{6}$/);
    expect(mail.text).toContain("Hello Zoë,");
  });

  it("stores no token and no code in plain text [spec 10.17]", async () => {
    const { email, body } = await signUp(store());
    const code = codeIn(await mailTo(store(), email));
    const [session] = await db()
      .selectFrom("sessions")
      .selectAll()
      .where("user_id", "=", body.userId)
      .execute();
    expect(session?.token_hash).toHaveLength(32);
    expect(session?.token_hash.toString("base64url")).not.toBe(body.token);
    const everything = JSON.stringify([
      await db().selectFrom("one_time_codes").selectAll().where("user_id", "=", body.userId).execute(),
      await db().selectFrom("mails").selectAll().where("user_id", "=", body.userId).execute(),
      (await store().services.database.pool.query("select data, output from pgboss.job")).rows,
    ]);
    expect(everything).not.toContain(code);
  });

  it("one e-mail address is one account, however it is spelled", async () => {
    const { email } = await signUp(store());
    for (const spelling of [email, email.toUpperCase(), `  ${email} `]) {
      const again = await signUp(store(), { email: spelling });
      expect(again.status).toBe(409);
      expect(again.problem).toMatchObject({
        code: "email_taken",
        detail: "Email already registered with us. Please try some other email !!",
      });
    }
  });

  it("two sign-ups with one e-mail address at the same time make one account", async () => {
    const email = newEmail();
    const responses = await Promise.all(Array.from({ length: 8 }, () => signUp(store(), { email })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    await mailTo(store(), email);
    expect(mailsTo(store(), email)).toHaveLength(1);
  });

  it("refuses malformed e-mail addresses", async () => {
    for (const email of [
      "",
      "asha",
      "asha@ledgerline",
      "a@b@c.example",
      "asha@x.c0m",
      "asha\r\nBcc: x@x.example",
    ]) {
      const response = await signUp(store(), { email });
      expect([email, response.status, response.problem.code]).toEqual([email, 422, "email_invalid"]);
    }
  });

  it("refuses names of nothing but spaces and invisible characters", async () => {
    for (const firstName of ["", "   ", "\u200e\u2028"])
      expect((await signUp(store(), { firstName })).problem.code).toBe("malformed");
  });

  it("tells which e-mail addresses are free; a malformed one is not [spec 7.26]", async () => {
    const isFree = async (email: string) =>
      (await store().call("POST /api/accounts/emailexists", { body: JSON.stringify(email) as never })).body;
    const { email } = await signUp(store());
    const checkEmail = (body: string) => store().call("POST /api/accounts/emailexists", { body });
    expect((await checkEmail(newEmail())).body).toBe(true);
    expect((await checkEmail(email)).body).toBe(false);
    expect((await checkEmail(` ${email.toUpperCase()}`)).body).toBe(false);
    expect((await checkEmail("not an address")).body).toBe(false);
    expect(await isFree(email)).toBe(false); // an e-mail address in quotes is malformed
  });
});

import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { codeIn, mailsTo, mailTo, newEmail, signUp } from "../support/mailed-code.ts";
import { newStaff } from "../support/staff.ts";

describeStore("the link of a personal kit code", (store) => {
  /** What the button of the mail carries; `code` and `proof`. */
  async function mailedLink(email: string) {
    const { token } = await newStaff(store(), "admin");
    const body = { name: `Joiner ${email}`, emailsCsv: email, kind: "swag", sendMails: true, dryRun: false };
    const { status } = await store().call("POST /api/admin/coupon-batches", { token, body });
    expect(status).toBe(200);
    const mail = await store().inbox.next(({ to, text }) => to.includes(email) && text.includes("#coupon="));
    const fields = new URLSearchParams(/#(coupon=\S+)/.exec(mail.text)?.[1]);
    return { code: fields.get("coupon") ?? "", proof: fields.get("proof") ?? "" };
  }
  const mayHaveKit = async (userId: number, token: string) =>
    (await store().call("GET /api/swagApplicable/{userId}", { params: { userId }, token })).body;

  it("proves its mailbox: the sign-up needs no code, no second mail and no password", async () => {
    const email = newEmail();
    const { proof } = await mailedLink(email);
    const { body } = await signUp(store(), { email, kitLink: proof });
    expect(body).toMatchObject({ emailVerified: true, fullName: "Asha Nair" });
    expect(await mayHaveKit(body.userId, body.token)).toBe(1);
    expect(mailsTo(store(), email)).toHaveLength(1);
    const { body: account } = await store().call("GET /api/accounts/me", { token: body.token });
    expect(account).toMatchObject({ emailVerified: true, hasPassword: false });
  });

  it("lets the password be set later by a mailed code", async () => {
    const email = newEmail();
    const { proof } = await mailedLink(email);
    const { body } = await signUp(store(), { email, kitLink: proof });
    await store().call("POST /api/accounts/SendOtp", { body: email, token: body.token });
    const otp = codeIn(await mailTo(store(), email, 2));
    const set = { email, otp, newPassword: "a quiet green bicycle" };
    expect(
      (await store().call("POST /api/accounts/RecoverPassword", { body: set, token: body.token })).body,
    ).toBe(1);
    expect((await store().call("POST /api/accounts/refresh", { token: body.token })).status).toBe(200);
  });

  it("proves no other address, and not with its code alone", async () => {
    const [email, otherEmail] = [newEmail(), newEmail()];
    const { proof, code } = await mailedLink(email);
    const other = await signUp(store(), { email: otherEmail, kitLink: proof });
    expect(other.body.emailVerified).toBe(false);
    const [id = "", signature = ""] = proof.split(".");
    for (const kitLink of [
      code,
      `${id}.`,
      `${id}.${"A".repeat(22)}`,
      `${Number(id) + 1}.${signature}`,
      "x",
      "",
    ]) {
      const { body } = await store().call("POST /api/accounts/prove", {
        body: { kitLink },
        token: other.body.token,
      });
      expect(body, kitLink).toBe(0);
    }
    const forged = await signUp(store(), { email, kitLink: `${id}.${"A".repeat(22)}` });
    expect(forged.body.emailVerified, "whoever guesses the number of the code has not its mail").toBe(false);
  });

  it("proves nothing once its code is switched off", async () => {
    const email = newEmail();
    const { proof } = await mailedLink(email);
    await store()
      .services.database.db.updateTable("coupons")
      .set({ switched_off_at: store().now() })
      .where("bound_email", "=", email)
      .execute();
    expect((await signUp(store(), { email, kitLink: proof })).body.emailVerified).toBe(false);
  });

  it("proves the address of somebody who has signed up before they opened it", async () => {
    const email = newEmail();
    const { body } = await signUp(store(), { email });
    expect(await mayHaveKit(body.userId, body.token)).toBe(0);
    const { proof } = await mailedLink(email);
    const proved = await store().call("POST /api/accounts/prove", {
      body: { kitLink: proof },
      token: body.token,
    });
    expect(proved.body).toBe(1);
    expect(await mayHaveKit(body.userId, body.token)).toBe(1);
  });

  it("is not in the stored copy of its mail, which staff can read", async () => {
    const email = newEmail();
    const { proof } = await mailedLink(email);
    const { rows } = await store().services.database.pool.query(
      "select text_body || html_body as stored from mails where recipient = $1 and state = 'sent'",
      [email],
    );
    for (const { stored } of rows) expect(stored).not.toContain(proof);
  });
});

describeStore("the mail of a code", (store) => {
  const button = (text: string) => new URLSearchParams(/recover-password#(\S+)/.exec(text)?.[1] ?? "");

  it("leads on to where the sign-up began, and greets by the name", async () => {
    const began = "/welcome-kit#variant=251&size=M&coupon=KIT-7F3K";
    const { email } = await signUp(store(), { firstName: "Asha" }, { "x-shop-return": began });
    const mail = await mailTo(store(), email);
    expect(button(mail.text).get("to")).toBe(began);
    expect(mail.text).toContain("Hello Asha,");
    store().advanceClock(61_000);
    await store().call("POST /api/accounts/SendOtp", { body: email });
    expect(button((await mailTo(store(), email, 2)).text).get("to"), "also the next code").toBe(began);
  });

  it("leads out of the store to nobody, and carries no sentence that was typed as a name", async () => {
    const firstName = "Pay at evil.example";
    const { email } = await signUp(store(), { firstName }, { "x-shop-return": "//evil.example" });
    const mail = await mailTo(store(), email);
    expect(button(mail.text).has("to")).toBe(false);
    expect(mail.raw).not.toContain("evil");
  });

  it("says how long its code is where it is longer than usual", async () => {
    const { email } = await newStaff(store(), "support");
    await store().call("POST /api/accounts/SendOtp", { body: email });
    const mail = await mailTo(store(), email);
    expect(button(mail.text).get("digits")).toBe("10");
    expect(codeIn(mail)).toHaveLength(10);
  });
});

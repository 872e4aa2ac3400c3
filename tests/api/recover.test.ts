import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { codeIn, mailTo, signUpWithPassword } from "../support/mailed-code.ts";

describeStore("the call recover", (store) => {
  it("accepts the recovery model and mails a code, as SendOtp does [spec 7.25]", async () => {
    const { email } = await signUpWithPassword(store());
    store().advanceClock(61_000); // a minute must pass after the code of the sign-up
    const recover = (typedEmail: string) =>
      store().call("POST /api/accounts/recover", { body: { email: typedEmail, otp: "", newPassword: "" } });
    expect((await recover(email)).body).toBe(1);
    const body = { email, otp: codeIn(await mailTo(store(), email, 2)), newPassword: "a loud red tricycle" };
    expect((await store().call("POST /api/accounts/RecoverPassword", { body })).body).toBe(1);
    expect((await recover("nobody@ledgerline.example")).body).toBe(0);
  });
});

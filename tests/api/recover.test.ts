import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { codeIn, mailTo, newMember } from "../support/mailed-code.ts";

describeStore("the call recover", (store) => {
  it("takes the recovery model and mails a code, as SendOtp does", async () => {
    const { email } = await newMember(store());
    store().pass(61_000); // the code of the sign-up was sent a minute ago
    const ask = (address: string) =>
      store().call("POST /api/accounts/recover", { body: { email: address, otp: "", newPassword: "" } });
    expect((await ask(email)).body).toBe(1);
    const body = { email, otp: codeIn(await mailTo(store(), email, 2)), newPassword: "a loud red tricycle" };
    expect((await store().call("POST /api/accounts/RecoverPassword", { body })).body).toBe(1);
    expect((await ask("nobody@ledgerline.example")).body).toBe(0);
  });
});

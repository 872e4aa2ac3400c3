import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { codeIn, mailTo, signUp } from "../support/mailed-code.ts";

const newPassword = "a quiet green bicycle";

describeStore("the billed company of an account that was begun before its address was proved", (store) => {
  const acme = { company: "Acme GmbH", vatNumber: "DE123456789", reference: "" };
  const nobody = { company: "", vatNumber: "", reference: "" };

  it.each([
    ["mine", acme],
    ["clean", nobody],
  ] as const)(
    "bills nobody before the owner's answer, and after '%s' is what that says",
    async (answer, after) => {
      const { email, body: begun } = await signUp(store(), {});
      await store().call("POST /api/accounts/billed-company", { token: begun.token, body: acme });
      const otp = codeIn(await mailTo(store(), email));
      store().advanceClock(1_000);
      await store().call("POST /api/accounts/RecoverPassword", { body: { email, otp, newPassword } });
      const { token } = (
        await store().call("POST /api/accounts/login", { body: { userName: email, password: newPassword } })
      ).body;
      expect((await store().call("GET /api/accounts/me", { token })).body.billedCompany).toEqual(nobody);
      const { body } = await store().call("POST /api/accounts/begun", {
        token,
        body: { answer, firstName: "Asha", lastName: "Rao" },
      });
      expect(body.billedCompany).toEqual(after);
    },
  );
});

import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { nextTotpCode, switchOnSecondFactor } from "../../support/second-factor.ts";
import { newStaff } from "../../support/staff.ts";

/** At ten slow hashes for each, more than wait for their turn before logins are refused (password-hash.ts). */
const GUESSES = 8;
const calls = [
  "POST /api/admin/second-factor/confirm",
  "POST /api/admin/second-factor/recovery-codes",
] as const;

describeStore("whoever guesses codes of a second factor", (store) => {
  const guessAtOnce = (token: string, key: (typeof calls)[number]) =>
    Promise.all(
      Array.from({ length: GUESSES }, async () => {
        const guess = await store().call(key, { token, body: { code: "000000" } });
        return guess.problem.code;
      }),
    );

  it.each(calls)("has no recovery codes made and hashed by %s, where others wait to log in", async (key) => {
    const off = await newStaff(store(), "support");
    expect(new Set(await guessAtOnce(off.token, key))).toEqual(new Set(["second_factor_off"]));
    const on = await newStaff(store(), "support");
    const { secret } = await switchOnSecondFactor(store(), on.token);
    const refusals = await guessAtOnce(on.token, key);
    expect(new Set(refusals)).toEqual(new Set(["code_invalid", "too_many_requests"]));
    store().advanceClock(16 * 60_000);
    const code = nextTotpCode(store(), secret);
    const right = await store().call(key, { token: on.token, body: { code } });
    expect(right.problem.code ?? right.body.recoveryCodes.length).toBe(
      key.endsWith("confirm") ? "second_factor_on" : 10,
    );
  });
});

import { expect, it } from "vitest";
import { insertSession } from "../../../src/features/session/session.store.ts";
import { newToken } from "../../../src/features/session/token.ts";
import { describeStore } from "../../support/describe-store.ts";
import type { Buyer } from "../../support/new-buyer.ts";
import { codeOf, nextCode, switchOnSecondFactor } from "../../support/second-factor.ts";
import { newStaff } from "../../support/staff.ts";
import type { TestStore } from "../../support/store.ts";

const MINUTE = 60_000;

/** One more login of the same person. */
async function loginAgain(store: TestStore, { userId }: Buyer): Promise<string> {
  const { token, tokenHash } = newToken();
  const now = store.now();
  const expiresAt = new Date(now.getTime() + 60 * MINUTE);
  await store.services.database.db
    .transaction()
    .execute((trx) => insertSession(trx, { tokenHash, userId, now, expiresAt }));
  return token;
}
const step = <N extends "confirm" | "prove" | "recovery-codes" | "off">(
  store: TestStore,
  name: N,
  token: string,
  code: string,
) => store.call(`POST /api/admin/second-factor/${name}`, { token, body: { code } });
const work = (store: TestStore, token: string) => store.call("GET /api/admin/orders", { token });

describeStore("the second factor", (store) => {
  it("is asked for at every login once it is switched on, and ends the logins there were", async () => {
    const staff = await newStaff(store(), "admin");
    const other = await loginAgain(store(), staff);
    expect((await work(store(), other)).status).toBe(200);
    const { secret, recoveryCodes } = await switchOnSecondFactor(store(), staff.token);
    expect(recoveryCodes).toHaveLength(10);
    expect((await work(store(), other)).status).toBe(401);
    expect((await work(store(), staff.token)).status).toBe(200);

    const token = await loginAgain(store(), staff);
    const refused = await work(store(), token);
    expect([refused.status, refused.problem.code]).toEqual([403, "second_factor_needed"]);
    const proved = await step(store(), "prove", token, nextCode(store(), secret));
    expect(proved.body).toEqual({ isOn: true, isProved: true, isRequired: false, recoveryCodesLeft: 10 });
    expect((await work(store(), token)).status).toBe(200);
  });

  it("leaves the person's own shopping to the password alone", async () => {
    const staff = await newStaff(store(), "support");
    await switchOnSecondFactor(store(), staff.token);
    const token = await loginAgain(store(), staff);
    const { status } = await store().call("GET /api/orders/{userId}", {
      params: { userId: staff.userId },
      token,
    });
    expect(status).toBe(200);
  });

  it("does not count before a first code has come back", async () => {
    const staff = await newStaff(store(), "support");
    await store().call("POST /api/admin/second-factor/start", { token: staff.token });
    expect((await work(store(), staff.token)).status).toBe(200);
    expect((await step(store(), "confirm", staff.token, "000000")).problem.code).toBe("code_wrong");
    expect((await work(store(), await loginAgain(store(), staff))).status).toBe(200);
    const unstarted = await newStaff(store(), "support");
    expect((await step(store(), "prove", unstarted.token, "000000")).problem.code).toBe("second_factor_off");
  });

  it("takes no code twice, also when it is sent twice at once", async () => {
    const staff = await newStaff(store(), "support");
    const { secret } = await switchOnSecondFactor(store(), staff.token);
    const tokens = [await loginAgain(store(), staff), await loginAgain(store(), staff)];
    const code = nextCode(store(), secret);
    const answers = await Promise.all(tokens.map((token) => step(store(), "prove", token, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("takes a recovery code once, says so in the audit, and new ones end the old", async () => {
    const staff = await newStaff(store(), "catalogue");
    const { secret, recoveryCodes } = await switchOnSecondFactor(store(), staff.token);
    const [first = "", second = ""] = recoveryCodes;
    const tokens = [await loginAgain(store(), staff), await loginAgain(store(), staff)] as const;
    const answers = await Promise.all(
      tokens.map((token) => step(store(), "prove", token, first.toLowerCase().replace("-", " "))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const state = await store().call("GET /api/admin/second-factor", { token: staff.token });
    expect(state.body.recoveryCodesLeft).toBe(9);
    const actions = await store()
      .services.database.db.selectFrom("audit_rows")
      .select("action")
      .where("user_id", "=", staff.userId)
      .orderBy("sequence")
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(["second factor switched on", "recovery code used"]);

    const renewed = await step(store(), "recovery-codes", staff.token, nextCode(store(), secret));
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await step(store(), "prove", tokens[0], second)).problem.code).toBe("code_wrong");
  });

  it("looks at no code for a quarter of an hour after five wrong ones, whoever is right then", async () => {
    const staff = await newStaff(store(), "support");
    const { secret } = await switchOnSecondFactor(store(), staff.token);
    const token = await loginAgain(store(), staff);
    const wrong = await Promise.all(Array.from({ length: 6 }, () => step(store(), "prove", token, "000000")));
    expect(wrong.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429]);
    const right = await step(store(), "prove", token, nextCode(store(), secret));
    expect([right.status, Number(right.headers["retry-after"]) > 800]).toEqual([429, true]);
    store().pass(15 * MINUTE);
    expect((await step(store(), "prove", token, codeOf(store(), secret))).status).toBe(200);
  });

  it("is switched off with a code, and taken off by an administrator from who has lost it", async () => {
    const staff = await newStaff(store(), "support");
    const { secret } = await switchOnSecondFactor(store(), staff.token);
    expect((await step(store(), "off", staff.token, "000000")).status).toBe(422);
    const off = await step(store(), "off", staff.token, nextCode(store(), secret));
    expect(off.body).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    await switchOnSecondFactor(store(), staff.token);

    const admin = await newStaff(store(), "admin");
    const remove = () =>
      store().call("POST /api/admin/people/{personId}/second-factor/remove", {
        params: { personId: staff.userId },
        token: admin.token,
      });
    expect((await remove()).body).toMatchObject({ hasSecondFactor: false, openLogins: 0 });
    expect((await remove()).problem.code).toBe("second_factor_off");
    expect((await work(store(), await loginAgain(store(), staff))).status).toBe(200);
  });
});

describeStore(
  "a required second factor",
  (store) => {
    it("keeps everybody out who has none, until it is set up", async () => {
      const staff = await newStaff(store(), "admin");
      expect((await work(store(), staff.token)).problem.code).toBe("second_factor_needed");
      const { secret } = await switchOnSecondFactor(store(), staff.token);
      expect((await work(store(), staff.token)).status).toBe(200);
      const off = await step(store(), "off", staff.token, nextCode(store(), secret));
      expect(off.problem.code).toBe("second_factor_required");
    });
  },
  { env: { SECOND_FACTOR: "required" } },
);

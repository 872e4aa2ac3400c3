import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { logInAgain } from "../../support/log-in-again.ts";
import { nextTotpCode, switchOnSecondFactor, totpCode } from "../../support/second-factor.ts";
import { newStaff } from "../../support/staff.ts";
import type { TestStore } from "../../support/store.ts";

const MINUTE = 60_000;

const step = <N extends "confirm" | "verify" | "recovery-codes" | "disable">(
  store: TestStore,
  name: N,
  token: string,
  code: string,
) => store.call(`POST /api/admin/second-factor/${name}`, { token, body: { code } });
const listOrders = (store: TestStore, token: string) => store.call("GET /api/admin/orders", { token });

describeStore("the second factor", (store) => {
  it("is required at every login once switched on, and ends earlier logins", async () => {
    const staff = await newStaff(store(), "admin");
    const other = await logInAgain(store(), staff);
    expect((await listOrders(store(), other)).status).toBe(200);
    const { secret, recoveryCodes } = await switchOnSecondFactor(store(), staff.token);
    expect(recoveryCodes).toHaveLength(10);
    expect((await listOrders(store(), other)).status).toBe(401);
    expect((await listOrders(store(), staff.token)).status).toBe(200);

    const token = await logInAgain(store(), staff);
    const refused = await listOrders(store(), token);
    expect([refused.status, refused.problem.code]).toEqual([403, "second_factor_needed"]);
    const proved = await step(store(), "verify", token, nextTotpCode(store(), secret));
    expect(proved.body).toEqual({
      isOn: true,
      hasApp: true,
      passkeys: [],
      isVerified: true,
      isRequired: false,
      recoveryCodesLeft: 10,
    });
    expect((await listOrders(store(), token)).status).toBe(200);
  });

  it("is not needed for the person's own shopping", async () => {
    const staff = await newStaff(store(), "support");
    await switchOnSecondFactor(store(), staff.token);
    const token = await logInAgain(store(), staff);
    const { status } = await store().call("GET /api/orders/{userId}", {
      params: { userId: staff.userId },
      token,
    });
    expect(status).toBe(200);
  });

  it("is not active before a first code is confirmed", async () => {
    const staff = await newStaff(store(), "support");
    await store().call("POST /api/admin/second-factor/start", { token: staff.token });
    expect((await listOrders(store(), staff.token)).status).toBe(200);
    expect((await step(store(), "confirm", staff.token, "000000")).problem.code).toBe("code_invalid");
    expect((await listOrders(store(), await logInAgain(store(), staff))).status).toBe(200);
    const unstarted = await newStaff(store(), "support");
    expect((await step(store(), "verify", unstarted.token, "000000")).problem.code).toBe("second_factor_off");
  });

  it("accepts no code twice, also when it is sent twice at the same time", async () => {
    const staff = await newStaff(store(), "support");
    const { secret } = await switchOnSecondFactor(store(), staff.token);
    const tokens = [await logInAgain(store(), staff), await logInAgain(store(), staff)];
    const code = nextTotpCode(store(), secret);
    const responses = await Promise.all(tokens.map((token) => step(store(), "verify", token, code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("accepts a recovery code once, with an audit row; new codes replace the old", async () => {
    const staff = await newStaff(store(), "catalogue");
    const { secret, recoveryCodes } = await switchOnSecondFactor(store(), staff.token);
    const [first = "", second = ""] = recoveryCodes;
    const tokens = [await logInAgain(store(), staff), await logInAgain(store(), staff)] as const;
    const responses = await Promise.all(
      tokens.map((token) => step(store(), "verify", token, first.toLowerCase().replace("-", " "))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
    const state = await store().call("GET /api/admin/second-factor", { token: staff.token });
    expect(state.body.recoveryCodesLeft).toBe(9);
    const actions = await store()
      .services.database.db.selectFrom("audit_rows")
      .select("action")
      .where("user_id", "=", staff.userId)
      .orderBy("sequence")
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(["second factor switched on", "recovery code used"]);

    const renewed = await step(store(), "recovery-codes", staff.token, nextTotpCode(store(), secret));
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await step(store(), "verify", tokens[0], second)).problem.code).toBe("code_invalid");
  });

  it("refuses every code for 15 minutes after five wrong ones, also a right one", async () => {
    const staff = await newStaff(store(), "support");
    const { secret } = await switchOnSecondFactor(store(), staff.token);
    const token = await logInAgain(store(), staff);
    const wrong = await Promise.all(
      Array.from({ length: 6 }, () => step(store(), "verify", token, "000000")),
    );
    expect(wrong.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429]);
    const right = await step(store(), "verify", token, nextTotpCode(store(), secret));
    expect([right.status, Number(right.headers["retry-after"]) > 800]).toEqual([429, true]);
    store().advanceClock(15 * MINUTE);
    expect((await step(store(), "verify", token, totpCode(store(), secret))).status).toBe(200);
  });

  it("is switched off with a code, or by an administrator for somebody who lost it", async () => {
    const staff = await newStaff(store(), "support");
    const { secret } = await switchOnSecondFactor(store(), staff.token);
    expect((await step(store(), "disable", staff.token, "000000")).status).toBe(422);
    const off = await step(store(), "disable", staff.token, nextTotpCode(store(), secret));
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
    expect((await listOrders(store(), await logInAgain(store(), staff))).status).toBe(200);
  });
});

const required = [{ SECOND_FACTOR: "required" }, { PUBLIC_URL: "https://shop.example" }];
for (const env of required)
  describeStore(
    `a required second factor, by ${Object.keys(env)}`,
    (store) => {
      it("refuses staff without one until it is set up", async () => {
        const staff = await newStaff(store(), "admin");
        expect((await listOrders(store(), staff.token)).problem.code).toBe("second_factor_needed");
        const { secret } = await switchOnSecondFactor(store(), staff.token);
        expect((await listOrders(store(), staff.token)).status).toBe(200);
        const off = await step(store(), "disable", staff.token, nextTotpCode(store(), secret));
        expect(off.problem.code).toBe("second_factor_required");
      });
    },
    { env },
  );

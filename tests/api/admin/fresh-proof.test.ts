import { expect, it } from "vitest";
import type { Route } from "../../../src/contract/route.ts";
import { type RouteKey, routes } from "../../../src/contract/routes.ts";
import { describeStore } from "../../support/describe-store.ts";
import { logInAgain } from "../../support/log-in-again.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { nextTotpCode, switchOnSecondFactor } from "../../support/second-factor.ts";
import { newStaff } from "../../support/staff.ts";

const SIX_MINUTES_MS = 6 * 60_000;

/** They stand here once more, so that none is opened unnoticed. A role needs a fresh proof too: its call may also change other things. */
const provedCalls: readonly RouteKey[] = [
  "POST /api/admin/invitations",
  "POST /api/admin/invitations/{invitationId}/resend",
  "POST /api/admin/passkeys/start",
  "POST /api/admin/people/{personId}/second-factor/remove",
  "POST /api/admin/second-factor/start",
  "POST /api/admin/store-export",
  "PUT /api/admin/integrations/{integration}",
];

describeStore(
  "steps that could take an account over",
  (store) => {
    const logIn = () => store().login("support@ledgerline.example");
    const prove = (token: string, body: { password?: string; code?: string }) =>
      store().call("POST /api/admin/prove", { token, body });
    const start = (token: string) => store().call("POST /api/admin/second-factor/start", { token });
    const removeFactorOf = (personId: number, token: string) =>
      store().call("POST /api/admin/people/{personId}/second-factor/remove", { params: { personId }, token });
    const giveRole = (personId: number, token: string) =>
      store().call("PUT /api/admin/people/{personId}", {
        params: { personId },
        token,
        body: { version: 1, role: "admin" },
      });

    it("are open for five minutes after the login, and then need the password again", async () => {
      const { token } = await logIn();
      expect((await start(token)).status).toBe(200);
      store().advanceClock(SIX_MINUTES_MS);
      const refused = await start(token);
      expect([refused.status, refused.problem.code]).toEqual([403, "proof_needed"]);
      expect((await prove(token, { password: "not the password" })).problem.code).toBe("password_wrong");
      expect((await start(token)).problem.code).toBe("proof_needed");
      expect((await prove(token, { password: "ledgerline-demo" })).body).toBe(true);
      expect((await start(token)).status).toBe(200);
    });

    it("are these calls, each of which an old proof opens for nobody", async () => {
      const marked = (Object.entries(routes) as [RouteKey, Route][]).flatMap(([key, route]) =>
        route.auth === "staff" && route.needsFreshProof ? [key] : [],
      );
      expect(marked.sort()).toEqual(provedCalls);
      const { token } = await newStaff(store(), "admin");
      store().advanceClock(SIX_MINUTES_MS);
      const params = { invitationId: "1", integration: "stripe", personId: "1" };
      for (const key of provedCalls) {
        const { status, problem } = await store().call(key, { params, token, body: {} });
        expect([key, status, problem.code]).toEqual([key, 403, "proof_needed"]);
      }
    });

    it("are as open after a refresh as before it", async () => {
      const { token } = await logIn();
      const refreshed = (await store().call("POST /api/accounts/refresh", { token })).body.token;
      expect((await start(refreshed)).status).toBe(200);
      store().advanceClock(SIX_MINUTES_MS);
      const later = (await store().call("POST /api/accounts/refresh", { token: refreshed })).body.token;
      expect((await start(later)).problem.code).toBe("proof_needed");
    });

    it("are open in the login that proved it alone, five minutes long, and by a code once", async () => {
      const admin = await newStaff(store(), "admin");
      const { secret } = await switchOnSecondFactor(store(), admin.token);
      const other = await logInAgain(store(), admin);
      const give = (token: string, code: string) =>
        store().call("POST /api/admin/second-factor/verify", { token, body: { code } });
      expect((await give(other, nextTotpCode(store(), secret))).status).toBe(200);
      store().advanceClock(SIX_MINUTES_MS);
      const code = nextTotpCode(store(), secret);
      expect((await prove(admin.token, { code })).body).toBe(true);
      expect((await prove(other, { code })).problem.code).toBe("code_invalid");
      const { userId } = await newBuyer(store());
      expect((await giveRole(userId, other)).problem.code).toBe("proof_needed");
      store().advanceClock(SIX_MINUTES_MS);
      expect((await giveRole(userId, admin.token)).problem.code).toBe("proof_needed");
      expect((await prove(admin.token, { code })).problem.code).toBe("code_invalid");
      const passkeys = await store().call("POST /api/admin/passkeys/start", { token: admin.token });
      expect(passkeys.problem.code).toBe("proof_needed");
    });

    it("include giving a role and removing another's second factor, which a code opens too", async () => {
      const [admin, other, buyer] = [
        await newStaff(store(), "admin"),
        await newStaff(store(), "support"),
        await newBuyer(store()),
      ];
      const { secret } = await switchOnSecondFactor(store(), admin.token);
      await switchOnSecondFactor(store(), other.token);
      store().advanceClock(SIX_MINUTES_MS);
      expect((await giveRole(buyer.userId, admin.token)).problem.code).toBe("proof_needed");
      expect((await removeFactorOf(other.userId, admin.token)).problem.code).toBe("proof_needed");
      const block = await store().call("PUT /api/admin/people/{personId}", {
        params: { personId: other.userId },
        token: admin.token,
        body: { version: 1, isBlocked: true },
      });
      expect(block.status).toBe(200); // stopping somebody must not wait
      expect((await prove(admin.token, { code: "000000" })).problem.code).toBe("code_invalid");
      expect((await prove(admin.token, { code: nextTotpCode(store(), secret) })).body).toBe(true);
      expect((await giveRole(buyer.userId, admin.token)).body.role).toBe("admin");
      expect((await removeFactorOf(other.userId, admin.token)).body.hasSecondFactor).toBe(false);
    });

    it("never let an administrator remove their own second factor without a code", async () => {
      const admin = await newStaff(store(), "admin");
      await switchOnSecondFactor(store(), admin.token);
      const refused = await removeFactorOf(admin.userId, admin.token);
      expect([refused.status, refused.problem.code]).toEqual([403, "forbidden"]);
      const off = await store().call("POST /api/admin/second-factor/disable", {
        token: admin.token,
        body: { code: "000000" },
      });
      expect(off.problem.code).toBe("code_invalid");
    });

    it("count wrong passwords as the login does", async () => {
      const { token } = await store().login("catalogue@ledgerline.example");
      const responses = [];
      for (let round = 0; round < 11; round++) responses.push(await prove(token, { password: "a guess" }));
      expect(responses.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429]);
    });
  },
  { env: { RATE_LIMIT: "600" } },
);

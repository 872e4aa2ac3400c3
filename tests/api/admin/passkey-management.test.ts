import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { logInAgain } from "../../support/log-in-again.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import {
  firstPasskeyId,
  givePasskey,
  listOrders,
  logInByPasskey,
  readFactors,
  removePasskey,
} from "../../support/passkey-actions.ts";
import { nextTotpCode, switchOnSecondFactor } from "../../support/second-factor.ts";
import { addPasskey } from "../../support/software-passkey.ts";
import { newStaff } from "../../support/staff.ts";

const MINUTE = 60_000;
const PUBLIC_URL = "http://localhost:3000";

describeStore(
  "the passkeys of a person",
  (store) => {
    it("is removed with a code or passkey of the last five minutes, and never by a password alone", async () => {
      const staff = await newStaff(store(), "support");
      const { passkey } = await addPasskey(store(), staff.token);
      store().advanceClock(6 * MINUTE);
      const id = await firstPasskeyId(store(), staff.token);
      await store()
        .services.database.db.updateTable("sessions")
        .set({ proved_at: store().now() })
        .where("user_id", "=", staff.userId)
        .execute();
      const refused = await removePasskey(store(), staff.token, id);
      expect([refused.status, refused.problem.code]).toEqual([403, "proof_needed"]);
      await givePasskey(store(), staff.token, passkey);
      expect((await removePasskey(store(), staff.token, id + 1_000)).problem.code).toBe("not_found");
      expect((await removePasskey(store(), staff.token, id)).body).toMatchObject({
        isOn: false,
        recoveryCodesLeft: 0,
      });
      expect((await listOrders(store(), await logInAgain(store(), staff))).status).toBe(200);
    });

    it("leaves the other one and its recovery codes when it is one of two", async () => {
      const staff = await newStaff(store(), "support");
      await addPasskey(store(), staff.token);
      await addPasskey(store(), staff.token);
      const id = await firstPasskeyId(store(), staff.token);
      expect((await removePasskey(store(), staff.token, id)).body).toMatchObject({
        isOn: true,
        recoveryCodesLeft: 10,
      });
      expect((await listOrders(store(), await logInAgain(store(), staff))).status).toBe(403);
    });

    it("stands beside an app: each alone is enough, and each can be removed alone", async () => {
      const staff = await newStaff(store(), "support");
      const { secret, recoveryCodes } = await switchOnSecondFactor(store(), staff.token);
      const { passkey, recoveryCodes: none } = await addPasskey(store(), staff.token);
      expect([recoveryCodes.length, none]).toEqual([10, []]);
      const token = await logInAgain(store(), staff);
      expect((await givePasskey(store(), token, passkey)).body).toMatchObject({ hasApp: true });
      const off = await store().call("POST /api/admin/second-factor/disable", {
        token,
        body: { code: nextTotpCode(store(), secret) },
      });
      expect(off.body).toMatchObject({ isOn: true, hasApp: false, recoveryCodesLeft: 10 });
      const later = await logInAgain(store(), staff);
      const [code = ""] = recoveryCodes;
      const verified = await store().call("POST /api/admin/second-factor/verify", {
        token: later,
        body: { code },
      });
      expect(verified.body).toMatchObject({ isVerified: true, recoveryCodesLeft: 9 });
    });

    it("is no proof for an app: its recovery codes do not confirm a new app", async () => {
      const staff = await newStaff(store(), "support");
      const { recoveryCodes } = await addPasskey(store(), staff.token);
      await store().call("POST /api/admin/second-factor/start", { token: staff.token });
      const [code = ""] = recoveryCodes;
      const confirm = await store().call("POST /api/admin/second-factor/confirm", {
        token: staff.token,
        body: { code },
      });
      expect(confirm.problem.code).toBe("code_invalid");
      expect((await readFactors(store(), staff.token)).body.hasApp).toBe(false);
    });

    it("is removed by an administrator for somebody who lost it, and belongs to one person", async () => {
      const [staff, admin] = [await newStaff(store(), "support"), await newStaff(store(), "admin")];
      const { passkey } = await addPasskey(store(), staff.token);
      const { challenge } = (await store().call("POST /api/admin/passkeys/start", { token: admin.token }))
        .body;
      const again = await store().call("POST /api/admin/passkeys", {
        token: admin.token,
        body: { name: "The same", passkey: passkey.create(challenge) },
      });
      expect(again.problem.code).toBe("passkey_invalid");
      expect((await readFactors(store(), admin.token)).body).toMatchObject({
        isOn: false,
        recoveryCodesLeft: 0,
      });
      const removed = await store().call("POST /api/admin/people/{personId}/second-factor/remove", {
        params: { personId: staff.userId },
        token: admin.token,
      });
      expect(removed.body).toMatchObject({ hasSecondFactor: false, openLogins: 0 });
      expect((await logInByPasskey(store(), passkey)).problem.code).toBe("passkey_invalid");
    });

    it("is in the person's export by its name and dates, and gone with the person", async () => {
      const [staff, admin] = [await newStaff(store(), "support"), await newStaff(store(), "admin")];
      await addPasskey(store(), staff.token, "Phone of Asha");
      const params = { personId: staff.userId };
      const exported = await store().call("POST /api/admin/people/{personId}/export", {
        params,
        token: admin.token,
      });
      expect(exported.body.passkeys).toEqual([
        { name: "Phone of Asha", created_at: expect.any(String), last_used_at: null },
      ]);
      const { db } = store().services.database;
      await db.updateTable("users").set({ role: "buyer" }).where("user_id", "=", staff.userId).execute();
      const { body } = await store().call("GET /api/admin/people/{personId}/erasure", {
        params,
        token: admin.token,
      });
      const erased = await store().call("POST /api/admin/people/{personId}/erase", {
        params,
        token: admin.token,
        body: { version: body.version, email: staff.email },
      });
      expect(erased.status).toBe(200);
      expect(
        await db.selectFrom("passkeys").select("name").where("user_id", "=", staff.userId).execute(),
      ).toEqual([]);
    });

    it("is for staff: a customer can neither add nor give one", async () => {
      const { token } = await newBuyer(store());
      expect((await store().call("POST /api/admin/passkeys/start", { token })).problem.code).toBe(
        "forbidden",
      );
    });
  },
  { env: { PUBLIC_URL } },
);

describeStore(
  "a passkey where a second factor is required",
  (store) => {
    it("is enough, and stays while it is the last factor", async () => {
      const staff = await newStaff(store(), "admin");
      expect((await listOrders(store(), staff.token)).problem.code).toBe("second_factor_needed");
      await addPasskey(store(), staff.token);
      expect((await listOrders(store(), staff.token)).status).toBe(200);
      const refused = await removePasskey(store(), staff.token, await firstPasskeyId(store(), staff.token));
      expect(refused.problem.code).toBe("second_factor_required");
      await addPasskey(store(), staff.token, "A second one");
      expect(
        (await removePasskey(store(), staff.token, await firstPasskeyId(store(), staff.token))).status,
      ).toBe(200);
    });
  },
  { env: { PUBLIC_URL, SECOND_FACTOR: "required" } },
);

import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { logInAgain } from "../../support/log-in-again.ts";
import {
  firstPasskeyId,
  givePasskey,
  listOrders,
  logInByPasskey,
  removePasskey,
} from "../../support/passkey-actions.ts";
import { addPasskey, createPasskey, type SoftwarePasskey } from "../../support/software-passkey.ts";
import { newStaff } from "../../support/staff.ts";

const MINUTE = 60_000;
const PUBLIC_URL = "http://localhost:3000";

describeStore(
  "a passkey",
  (store) => {
    it("is a second factor: asked for at the next login, and enough for it", async () => {
      const staff = await newStaff(store(), "support");
      const other = await logInAgain(store(), staff);
      const { passkey, recoveryCodes } = await addPasskey(store(), staff.token);
      expect(recoveryCodes).toHaveLength(10);
      expect((await listOrders(store(), other)).status).toBe(401);
      expect((await listOrders(store(), staff.token)).status).toBe(200);
      const mail = await store().inbox.next(({ to }) => to.includes(staff.email));
      expect(mail.subject).toContain("second factor");

      const token = await logInAgain(store(), staff);
      expect((await listOrders(store(), token)).problem.code).toBe("second_factor_needed");
      const given = await givePasskey(store(), token, passkey, { isVerified: false });
      expect(given.body).toMatchObject({
        isOn: true,
        hasApp: false,
        isVerified: true,
        recoveryCodesLeft: 10,
      });
      expect(given.body.passkeys).toEqual([
        {
          id: expect.any(Number),
          name: "My laptop",
          createdAt: expect.any(String),
          lastUsedAt: expect.any(String),
        },
      ]);
      expect((await listOrders(store(), token)).status).toBe(200);
    });

    it("cannot be added, nor an app set up, by a login that has not given the factor", async () => {
      const staff = await newStaff(store(), "admin");
      await addPasskey(store(), staff.token);
      const token = await logInAgain(store(), staff);
      for (const call of ["POST /api/admin/passkeys/start", "POST /api/admin/second-factor/start"] as const)
        expect((await store().call(call, { token })).problem.code).toBe("second_factor_needed");
      expect((await removePasskey(store(), token, await firstPasskeyId(store(), token))).problem.code).toBe(
        "second_factor_needed",
      );
    });

    it("logs in alone when the device verified the person, as both factors and a fresh proof", async () => {
      const staff = await newStaff(store(), "catalogue");
      const { passkey } = await addPasskey(store(), staff.token);
      expect((await logInByPasskey(store(), passkey, { isVerified: false })).problem.code).toBe(
        "passkey_invalid",
      );
      const login = await logInByPasskey(store(), passkey);
      expect(login.body).toMatchObject({ userId: staff.userId, role: "catalogue" });
      expect((await store().call("GET /api/admin/products", { token: login.body.token })).status).toBe(200);
      expect((await store().call("POST /api/admin/passkeys/start", { token: login.body.token })).status).toBe(
        200,
      );
    });

    it("logs in nobody who is blocked or no longer staff", async () => {
      const { db } = store().services.database;
      for (const change of [{ role: "buyer" as const }, { blocked_at: store().now() }]) {
        const staff = await newStaff(store(), "support");
        const { passkey } = await addPasskey(store(), staff.token);
        await db.updateTable("users").set(change).where("user_id", "=", staff.userId).execute();
        expect((await logInByPasskey(store(), passkey)).problem.code).toBe("passkey_invalid");
      }
    });

    it("answers each challenge once, within five minutes, in the login that asked, for what it asked", async () => {
      const staff = await newStaff(store(), "support");
      const { passkey } = await addPasskey(store(), staff.token);
      const [token, other] = [await logInAgain(store(), staff), await logInAgain(store(), staff)];
      const ask = async (by: string) =>
        (await store().call("POST /api/admin/passkeys/challenge", { token: by })).body;
      const send = (by: string, body: object) =>
        store().call("POST /api/admin/passkeys/give", { token: by, body });

      const elsewhere = passkey.get((await ask(other)).challenge);
      expect((await send(token, elsewhere)).problem.code).toBe("passkey_invalid");
      const forLogin = (await store().call("POST /api/accounts/passkey/start")).body.challenge;
      expect((await send(token, passkey.get(forLogin))).problem.code).toBe("passkey_invalid");
      expect((await send(token, passkey.get(passkey.id))).problem.code).toBe("passkey_invalid");
      const toRegister = await store().call("POST /api/admin/passkeys/start", { token: staff.token });
      expect((await send(staff.token, passkey.get(toRegister.body.challenge))).problem.code).toBe(
        "passkey_invalid",
      );

      const { challenge } = await ask(token);
      const signed = [passkey.get(challenge), passkey.get(challenge)];
      const statuses = await Promise.all(signed.map(async (body) => (await send(token, body)).status));
      expect(statuses.sort()).toEqual([200, 422]);

      const late = (await ask(token)).challenge;
      store().advanceClock(5 * MINUTE);
      expect((await send(token, passkey.get(late))).problem.code).toBe("passkey_invalid");
    });

    it("is added only for this store, to the login that asked for it a moment ago, once", async () => {
      const staff = await newStaff(store(), "support");
      const other = await newStaff(store(), "support");
      const ask = async (token: string) =>
        (await store().call("POST /api/admin/passkeys/start", { token })).body.challenge;
      const add = async (challenge: string, signing?: Parameters<SoftwarePasskey["create"]>[1]) => {
        const body = { name: "Mine", passkey: createPasskey(PUBLIC_URL).create(challenge, signing) };
        return store().call("POST /api/admin/passkeys", { token: staff.token, body });
      };
      const forLogin = (await store().call("POST /api/accounts/passkey/start")).body.challenge;
      const refused = [
        await add(await ask(staff.token), { origin: "http://localhost:3001" }),
        await add(await ask(staff.token), { origin: "https://localhost:3000.evil.example" }),
        await add(await ask(staff.token), { host: "evil.example" }),
        await add(await ask(other.token)),
        await add(forLogin),
        await add("A".repeat(43)),
      ];
      expect(refused.map(({ problem }) => problem.code)).toEqual(Array(6).fill("passkey_invalid"));
      const challenge = await ask(staff.token);
      expect((await add(challenge)).status).toBe(200);
      expect((await add(challenge)).problem.code).toBe("passkey_invalid");
      const late = await ask(staff.token);
      store().advanceClock(5 * MINUTE);
      expect((await add(late)).problem.code).toBe("passkey_invalid");
      const begin = await store().call("POST /api/admin/passkeys/start", { token: staff.token });
      expect(begin.problem.code).toBe("proof_needed");
    });

    it("is taken only for this store, from its owner, with its own signature", async () => {
      const [staff, other] = [await newStaff(store(), "support"), await newStaff(store(), "support")];
      const { passkey } = await addPasskey(store(), staff.token);
      const { passkey: othersPasskey } = await addPasskey(store(), other.token);
      const token = await logInAgain(store(), staff);
      const refused = [
        await givePasskey(store(), token, passkey, { origin: "http://localhost:3001" }),
        await givePasskey(store(), token, passkey, { host: "elsewhere.example" }),
        await givePasskey(store(), token, othersPasskey),
        await givePasskey(store(), token, { ...createPasskey(PUBLIC_URL), id: passkey.id }),
      ];
      const forged = createPasskey(PUBLIC_URL);
      const { challenge } = (await store().call("POST /api/admin/passkeys/challenge", { token })).body;
      const body = { ...forged.get(challenge), id: passkey.id, rawId: passkey.id };
      refused.push(await store().call("POST /api/admin/passkeys/give", { token, body }));
      expect(refused.map(({ problem }) => problem.code)).toEqual(Array(5).fill("passkey_invalid"));
      expect((await listOrders(store(), token)).problem.code).toBe("second_factor_needed");
    });

    it("is refused once its counter goes back, because then there is a copy", async () => {
      const staff = await newStaff(store(), "support");
      const { passkey } = await addPasskey(store(), staff.token);
      passkey.counter = 41;
      expect((await givePasskey(store(), staff.token, passkey)).status).toBe(200);
      const copy = Object.assign(passkey, { counter: 41 });
      expect((await givePasskey(store(), staff.token, copy)).problem.code).toBe("passkey_copied");
      expect((await logInByPasskey(store(), Object.assign(copy, { counter: 12 }))).problem.code).toBe(
        "passkey_copied",
      );
      expect((await logInByPasskey(store(), Object.assign(copy, { counter: 43 }))).body.userId).toBe(
        staff.userId,
      );
    });
  },
  { env: { PUBLIC_URL } },
);

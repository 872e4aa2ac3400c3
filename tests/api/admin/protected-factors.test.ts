import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { protectStoredFactors } from "../../../src/people/second-factor/protect-stored-factors.ts";
import { secretKeyOf } from "../../../src/platform/secret-key/sealed-text.ts";
import { describeStore } from "../../support/describe-store.ts";
import { nextTotpCode, switchOnSecondFactor } from "../../support/second-factor.ts";
import { newStaff } from "../../support/staff.ts";

const KEY = "first-key-of-this-test-0123456789";
const NEXT_KEY = "second-key-of-this-test-0123456789";

describeStore(
  "a copy of the database",
  (store) => {
    const readFactor = (userId: number) =>
      store()
        .services.database.db.selectFrom("second_factors")
        .select("secret")
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
    const readCodes = (userId: number) =>
      store()
        .services.database.db.selectFrom("recovery_codes")
        .selectAll()
        .where("user_id", "=", userId)
        .execute();
    const verify = (token: string, code: string) =>
      store().call("POST /api/admin/second-factor/verify", { token, body: { code } });

    it("has no key of an authenticator app in it, and recovery codes only as slow hashes", async () => {
      const staff = await newStaff(store(), "support");
      const { secret, recoveryCodes } = await switchOnSecondFactor(store(), staff.token);
      expect((await readFactor(staff.userId)).secret).toMatch(/^v1:/);
      expect(JSON.stringify([await readFactor(staff.userId), await readCodes(staff.userId)])).not.toContain(
        secret,
      );
      for (const { code_hash, slow_hash } of await readCodes(staff.userId)) {
        expect(code_hash).toBeNull();
        expect(slow_hash).toMatch(/^\$argon2id\$v=19\$m=19456,/);
      }
      expect((await verify(staff.token, nextTotpCode(store(), secret))).status).toBe(200);
      expect((await verify(staff.token, recoveryCodes[0] ?? "")).status).toBe(200);
      expect((await verify(staff.token, recoveryCodes[0] ?? "")).status).toBe(422);
    });

    it("of an older version is protected by the next start, and its codes still work", async () => {
      const { db } = store().services.database;
      const staff = await newStaff(store(), "support");
      const { secret } = await switchOnSecondFactor(store(), staff.token);
      const code = "7K2MPXQ4ZD";
      await db.updateTable("second_factors").set({ secret }).where("user_id", "=", staff.userId).execute();
      await db.deleteFrom("recovery_codes").where("user_id", "=", staff.userId).execute();
      const code_hash = createHash("sha256").update(`recovery:${staff.userId}:${code}`).digest();
      await db.insertInto("recovery_codes").values({ user_id: staff.userId, code_hash }).execute();

      expect(await protectStoredFactors(db, store().services.secretKeys)).toBe(0);
      expect((await readFactor(staff.userId)).secret).toMatch(/^v1:/);
      expect(await readCodes(staff.userId)).toMatchObject([{ code_hash: null }]);
      expect((await verify(staff.token, nextTotpCode(store(), secret))).status).toBe(200);
      expect((await verify(staff.token, "7k2mp-xq4zd")).status).toBe(200);
      expect((await verify(staff.token, "7k2mp-xq4zd")).status).toBe(422);
    });

    it("is encrypted anew after a change of SECRET_KEY, and unreadable without the old one", async () => {
      const { db } = store().services.database;
      const staff = await newStaff(store(), "support");
      const { secret } = await switchOnSecondFactor(store(), staff.token);
      const [first, next] = [secretKeyOf(KEY), secretKeyOf(NEXT_KEY)];
      const before = (await readFactor(staff.userId)).secret;
      expect(await protectStoredFactors(db, { current: next, old: [] })).toBeGreaterThan(0);
      expect((await readFactor(staff.userId)).secret).toBe(before);

      expect(await protectStoredFactors(db, { current: next, old: [first] })).toBe(0);
      expect((await readFactor(staff.userId)).secret).not.toBe(before);
      expect(await protectStoredFactors(db, { current: next, old: [] })).toBe(0);
      // Back to this store's own key: codes work whichever key is current.
      await protectStoredFactors(db, { current: first, old: [next] });
      expect((await verify(staff.token, nextTotpCode(store(), secret))).status).toBe(200);
    });

    it("does not open with the key of another person", async () => {
      const { db } = store().services.database;
      const [thief, owner] = [await newStaff(store(), "support"), await newStaff(store(), "admin")];
      const { secret } = await switchOnSecondFactor(store(), thief.token);
      await switchOnSecondFactor(store(), owner.token);
      const copied = await readFactor(thief.userId);
      await db.updateTable("second_factors").set(copied).where("user_id", "=", owner.userId).execute();
      expect((await verify(owner.token, nextTotpCode(store(), secret))).problem.code).toBe("code_invalid");
    });
  },
  { env: { SECRET_KEY: KEY } },
);

import { afterAll, beforeAll, expect, it } from "vitest";
import { startupMessage } from "../../src/app/startup-message.ts";
import { erasePerson } from "../../src/backoffice/privacy/erase-person.ts";
import type { LoggedInStaff } from "../../src/contract/handler.ts";
import { ensureAdministrator } from "../../src/people/account/ensure-administrator.ts";
import { verifyPassword } from "../../src/people/account/password-hash.ts";
import { readConfig } from "../../src/platform/config/config.ts";
import { createTestDatabase, databaseKind, type TestDatabase } from "../support/databases.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(databaseKind(), { demo: false });
});
afterAll(() => test.drop());

const none = { adminEmail: undefined, adminPassword: undefined };
const account = (email: string) =>
  test.database.db.selectFrom("users").selectAll().where("email_folded", "=", email).executeTakeFirst();

it("without configuration an administrator is created in a demo only, once, with a generated password [spec 10.4]", async () => {
  const { db } = test.database;
  expect(await ensureAdministrator(db, { ...none, demo: "off" })).toEqual({});
  const created = await ensureAdministrator(db, { ...none, demo: "on" });
  expect(created.made?.email).toBe("admin@ledgerline.example");
  const row = await account("admin@ledgerline.example");
  expect(row).toMatchObject({ role: "admin", email_proved_at: expect.any(Date) });
  expect(await verifyPassword(created.made?.password ?? "", row?.password_hash)).toBe(true);
  expect(await ensureAdministrator(db, { ...none, demo: "on" })).toEqual({});
});

it("the configured administrator is created once; a later start with another password changes nothing [spec 10.4]", async () => {
  const { db } = test.database;
  const settings = {
    adminEmail: "Boss@Company.example",
    adminPassword: "the first password",
    demo: "off",
  } as const;
  await ensureAdministrator(db, settings);
  const first = await account("boss@company.example");
  expect(first).toMatchObject({
    email: "Boss@Company.example",
    role: "admin",
    email_proved_at: expect.any(Date),
  });

  const expires = { created_at: new Date(), expires_at: new Date(Date.now() + 60_000) };
  const userId = first?.user_id ?? 0;
  await db
    .insertInto("sessions")
    .values({ token_hash: Buffer.alloc(32, 1), user_id: userId, ...expires })
    .execute();
  await ensureAdministrator(db, settings);
  expect(await account("boss@company.example")).toEqual(first);
  expect(await db.selectFrom("sessions").select("user_id").execute()).toHaveLength(1);

  await ensureAdministrator(db, { ...settings, adminPassword: "the second password" });
  expect(await account("boss@company.example")).toEqual(first);
  expect(await db.selectFrom("sessions").select("user_id").execute()).toHaveLength(1);

  // Another administrator took the role, or blocked them: the configuration does not give it back.
  await db
    .updateTable("users")
    .set({ role: "buyer", blocked_at: new Date() })
    .where("user_id", "=", userId)
    .execute();
  await ensureAdministrator(db, settings);
  expect(await account("boss@company.example")).toMatchObject({
    role: "buyer",
    blocked_at: expect.any(Date),
  });
  await db
    .updateTable("users")
    .set({ role: "admin", blocked_at: null })
    .where("user_id", "=", userId)
    .execute();
});

it("the configured administrator who was erased does not come back at a later start, which says so", async () => {
  const { db } = test.database;
  const settings = {
    adminEmail: "Founder@Company.example",
    adminPassword: "the first password",
    demo: "off",
  } as const;
  expect(await ensureAdministrator(db, settings)).toEqual({});
  const founder = await account("founder@company.example");
  const personId = founder?.user_id ?? 0;
  const boss = await account("boss@company.example");
  await db.updateTable("users").set({ role: "buyer" }).where("user_id", "=", personId).execute();
  const { version } = await db
    .selectFrom("users")
    .select("version")
    .where("user_id", "=", personId)
    .executeTakeFirstOrThrow();
  const erased = await erasePerson(db, {
    personId,
    version,
    email: settings.adminEmail,
    now: new Date(),
    staff: {
      clientIp: "127.0.0.1",
      caller: { userId: boss?.user_id, email: boss?.email, role: "admin" } as LoggedInStaff["caller"],
    },
  });
  expect(erased).toBeUndefined();
  for (const adminEmail of [settings.adminEmail, "founder@company.example"])
    expect(await ensureAdministrator(db, { ...settings, adminEmail })).toEqual({ isErased: true });
  expect(await account("founder@company.example")).toBeUndefined();
  const prepared = { isDemo: false, newDemoPasswords: [], newAdministrator: undefined };
  const text = startupMessage(
    readConfig({ DEMO: "off", ADMIN_EMAIL: settings.adminEmail, ADMIN_PASSWORD: settings.adminPassword }),
    { ...prepared, setUpToken: undefined, unreadableFactors: 0, isAdministratorErased: true },
    "http://127.0.0.1:3000",
  );
  expect(text.filter((line) => line.includes("was erased"))).toHaveLength(1);
});

it("no administrator is added to a demo that has one with another e-mail address", async () => {
  const { db } = test.database;
  await db.deleteFrom("users").where("email_folded", "=", "admin@ledgerline.example").execute();
  expect(await ensureAdministrator(db, { ...none, demo: "on" })).toEqual({});
  expect(await account("admin@ledgerline.example")).toBeUndefined();
});

import { afterAll, beforeEach, expect, it } from "vitest";
import { beginCompanyLogin, companyLogin, walkProvider } from "../support/company-login.ts";
import { OTHER_CLIENT_ID, openProvider } from "../support/company-provider.ts";
import { databaseKind } from "../support/databases.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { switchOnSecondFactor } from "../support/second-factor.ts";
import { newStaff } from "../support/staff.ts";
import { openStore } from "../support/store.ts";

const provider = await openProvider("http://127.0.0.1:3000");
const store = await openStore({
  kind: databaseKind(),
  env: { ...provider.env, OIDC_ROLES: "store-admins=admin, helpdesk=support" },
});
const { db } = store.services.database;
let number = 0;
const email = () => provider.person.claims.email as string;

/** Somebody new is at the provider. */
function arrive(claims: Record<string, unknown> = {}, sub?: string) {
  number += 1;
  const proved = { email: `person-${number}@ledgerline.example`, email_verified: true, name: "Mira Nair" };
  provider.person = { sub: sub ?? `sub-${number}`, claims: { ...proved, ...claims } };
}

const finishWith = (cookie: string, providerResponse: string) =>
  store.call("POST /api/accounts/company", { headers: { cookie }, body: { providerResponse } });

beforeEach(() => arrive());
afterAll(async () => {
  await store.close();
  await provider.stop();
});

it("logs in somebody new, with a proved account and no password, and takes the guest's cart along", async () => {
  const { response } = await companyLogin(store, { sessionId: crypto.randomUUID() });
  expect(response.status).toBe(200);
  expect(response.body).toMatchObject({ fullName: "Mira Nair", role: "buyer", emailVerified: true });
  const row = await db
    .selectFrom("users")
    .selectAll()
    .where("user_id", "=", response.body.userId)
    .executeTakeFirst();
  expect(row).toMatchObject({ email: email(), password_hash: null });
  const again = await companyLogin(store);
  expect(again.response.body.userId).toBe(response.body.userId);
  expect(again.response.body.token).not.toBe(response.body.token);
});

it("keeps the password of an account with the same proved address, and follows the subject after that", async () => {
  const { userId } = await store.login("asha.rao@ledgerline.example").catch(() => newBuyer(store));
  const before = await db
    .selectFrom("users")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  arrive({ email: before.email.toUpperCase().replace("LEDGERLINE.EXAMPLE", "ledgerline.example") }, "asha");
  expect((await companyLogin(store)).response.body.userId).toBe(userId);
  const after = await db
    .selectFrom("users")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  expect([after.password_hash, after.first_name]).toEqual([before.password_hash, before.first_name]);
  arrive({ email: "new.name@ledgerline.example" }, "asha");
  expect((await companyLogin(store)).response.body.userId).toBe(userId);
  arrive({ email: before.email }, "somebody-else");
  expect((await companyLogin(store)).response.problem.code).toBe("account_linked");
});

it("takes a subject of another provider for nobody it knows", async () => {
  const { userId } = await newBuyer(store);
  const link = { issuer: "https://another.example", subject: provider.person.sub, user_id: userId };
  const values = { ...link, linked_at: store.now() };
  await db.insertInto("company_identities").values(values).execute();
  expect((await companyLogin(store)).response.body.userId).not.toBe(userId);
});

it("takes over nothing that somebody else put into an unproved account", async () => {
  const other = await newBuyer(store, {
    emailVerified: false,
    identity: { firstName: "Evil", lastName: "Text", email: email() },
  });
  const { response } = await companyLogin(store);
  expect(response.body).toMatchObject({
    userId: other.userId,
    fullName: "Mira Nair",
    emailVerified: true,
  });
  expect((await store.call("GET /api/accounts/logins", { token: other.token })).status).toBe(401);
});

it.each([
  ["an address that is not proved", { email_verified: false }, "email_not_proved"],
  ["no word about the address", { email_verified: undefined }, "email_not_proved"],
  ["the text true instead of a proof", { email_verified: "true" }, "email_not_proved"],
  ["no address", { email: undefined }, "email_not_proved"],
  ["a list of addresses", { email: ["eve@ledgerline.example"] }, "email_not_proved"],
  ["two domains", { email: "eve@evil.example@ledgerline.example" }, "email_not_proved"],
  ["a domain in the quoted part", { email: '"eve@evil.example"@ledgerline.example' }, "email_not_proved"],
  ["a domain with letters of another script", { email: "eve@ledger\u{ff4c}ine.example" }, "email_not_proved"],
  ["a line break", { email: "eve@ledgerline.example\nBcc: eve@evil.example" }, "email_not_proved"],
  ["the domain before a subaddress", { email: "eve+ledgerline.example@evil.example" }, "email_domain"],
  ["another domain", { email: "eve@evil.example" }, "email_domain"],
  ["a domain that only ends alike", { email: "eve@evil-ledgerline.example" }, "email_domain"],
  ["a subdomain", { email: "eve@sub.ledgerline.example" }, "email_domain"],
])("refuses %s", async (_, claims, code) => {
  arrive(claims);
  const { response } = await companyLogin(store);
  expect(response.problem.code).toBe(code);
  expect(
    await db
      .selectFrom("company_identities")
      .select("subject")
      .where("subject", "=", provider.person.sub)
      .execute(),
  ).toEqual([]);
});

it("refuses a blocked account, also one that was linked before", async () => {
  const { userId } = (await companyLogin(store)).response.body;
  await db.updateTable("users").set({ blocked_at: new Date() }).where("user_id", "=", userId).execute();
  expect((await companyLogin(store)).response.problem.code).toBe("account_blocked");
});

it("gives the role of the person's groups, takes it away again, and never the last administrator's", async () => {
  await newStaff(store, "admin");
  arrive({ groups: ["helpdesk", "store-admins", "others"] });
  const admin = (await companyLogin(store)).response.body;
  expect(admin.role).toBe("admin");
  arrive({ groups: ["others"], email: email() }, provider.person.sub);
  expect((await companyLogin(store)).response.body).toMatchObject({ userId: admin.userId, role: "buyer" });
  expect((await store.call("GET /api/accounts/logins", { token: admin.token })).status).toBe(401);
  arrive({ groups: ["store-admins"], email: email() }, provider.person.sub);
  await companyLogin(store);
  await db
    .updateTable("users")
    .set({ role: "buyer" })
    .where("role", "=", "admin")
    .where("user_id", "<>", admin.userId)
    .execute();
  arrive({ groups: [], email: email() }, provider.person.sub);
  expect((await companyLogin(store)).response.body.role).toBe("admin");
  const rows = await db
    .selectFrom("audit_rows")
    .select("action")
    .where("subject_id", "=", String(admin.userId))
    .execute();
  expect(rows.filter(({ action }) => action === "role by the company's login")).toHaveLength(3);
});

it.each([
  ["no claim of groups", undefined],
  ["a text that has the group in it", "store-admins, others"],
  ["the group in capitals", ["STORE-ADMINS"]],
  ["groups in an object", { 0: "store-admins", length: 1 }],
])("makes staff customers again by %s, and their login ends", async (_, groups) => {
  arrive({ groups: ["store-admins"] });
  const staff = (await companyLogin(store)).response.body;
  expect(staff.role).toBe("admin");
  arrive({ groups, email: email() }, provider.person.sub);
  expect((await companyLogin(store)).response.body).toMatchObject({ userId: staff.userId, role: "buyer" });
  expect((await store.call("GET /api/admin/orders", { token: staff.token })).status).toBe(401);
});

it("opens no staff account past its own second factor, which the provider did not ask for", async () => {
  const staff = await newStaff(store, "support");
  await switchOnSecondFactor(store, staff.token);
  arrive({ email: staff.email, groups: ["helpdesk"] });
  const login = (await companyLogin(store)).response.body;
  expect([login.userId, login.role]).toEqual([staff.userId, "support"]);
  const orders = await store.call("GET /api/admin/orders", { token: login.token });
  expect(orders.problem.code).toBe("second_factor_needed");
});

it("counts the provider's second factor, and a login there a moment ago as a fresh proof", async () => {
  arrive({ groups: ["helpdesk"], amr: ["pwd", "mfa"] });
  const { token } = (await companyLogin(store)).response.body;
  expect((await store.call("GET /api/admin/second-factor", { token })).body.isVerified).toBe(true);
  expect((await store.call("POST /api/admin/second-factor/start", { token })).status).toBe(200);
  store.advanceClock(301_000);
  arrive({ groups: ["helpdesk"], amr: ["pwd"] });
  const later = (await companyLogin(store)).response.body;
  const state = (await store.call("GET /api/admin/second-factor", { token: later.token })).body;
  expect(state.isVerified).toBe(false);
  const start = await store.call("POST /api/admin/second-factor/start", { token: later.token });
  expect(start.problem.code).toBe("proof_needed"); // asked there five minutes ago, by the store's clock
});

it("finishes only in the browser that began, once, and within ten minutes", async () => {
  const { cookie, finish } = await companyLogin(store);
  expect((await finish()).problem.code).toBe("login_not_started"); // it is finished
  expect((await finish({})).problem.code).toBe("login_not_started");
  const other = await beginCompanyLogin(store);
  expect((await finish({ cookie: other.cookie })).problem.code).toBe("login_not_started"); // login CSRF
  expect((await finish({ cookie: `${cookie.slice(0, -4)}AAAA` })).problem.code).toBe("login_not_started");
  // A response for another login, with the state of this one: nonce and PKCE do not fit.
  const stolen = new URLSearchParams(await walkProvider(other.location));
  const open = await beginCompanyLogin(store);
  stolen.set("state", new URL(open.location).searchParams.get("state") ?? "");
  expect((await finishWith(open.cookie, `${stolen}`)).problem.code).toBe("provider_refused");
  // A code that the provider gave to another of its programs, with state and nonce of this login.
  const own = await beginCompanyLogin(store);
  const forOther = new URL(own.location);
  forOther.searchParams.set("client_id", OTHER_CLIENT_ID);
  expect((await finishWith(own.cookie, await walkProvider(forOther.href))).problem.code).toBe(
    "provider_refused",
  );
  // The mix-up of two providers: the response says that another one gave it, or does not say who.
  for (const issuer of ["https://evil.example", undefined]) {
    const begun = await beginCompanyLogin(store);
    const mixed = new URLSearchParams(await walkProvider(begun.location));
    if (issuer) mixed.set("iss", issuer);
    else mixed.delete("iss");
    expect((await finishWith(begun.cookie, `${mixed}`)).problem.code).toBe("provider_refused");
  }
  const late = await beginCompanyLogin(store);
  const lateResponse = await walkProvider(late.location);
  store.advanceClock(601_000);
  expect((await finishWith(late.cookie, lateResponse)).problem.code).toBe("login_not_started");
});

it("keeps what it began in a cookie that scripts cannot read, and sends back to the page that asked", async () => {
  const { header, cookie, location } = await beginCompanyLogin(store, "?redirect=checkout");
  expect(header).toMatch(/^kitstore-company=v1:[^;]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
  const asked = new URL(location).searchParams;
  expect(asked.get("code_challenge_method")).toBe("S256");
  expect([asked.get("state"), asked.get("nonce")].every((each) => (each ?? "").length >= 22)).toBe(true);
  for (const text of [asked.get("state"), asked.get("nonce")]) expect(cookie).not.toContain(text);
  const askedNext = new URL((await beginCompanyLogin(store)).location).searchParams;
  for (const secret of ["state", "nonce", "code_challenge"])
    expect(askedNext.get(secret)).not.toBe(asked.get(secret));
  const back = await store.inject({ url: "/accounts/company/callback?code=1&state=2", headers: { cookie } });
  expect([back.statusCode, back.headers.location]).toEqual([
    303,
    "/accounts/login?redirect=checkout#company?code=1&state=2",
  ]);
  const hostile = await beginCompanyLogin(store, "?redirect=https://evil.example/");
  const home = await store.inject({
    url: "/accounts/company/callback?error=x",
    headers: { cookie: hostile.cookie },
  });
  expect(home.headers.location).toBe("/accounts/login#company?error=x");
});

it("shows the refusal of a person who gave up at the provider", async () => {
  const { cookie, location } = await beginCompanyLogin(store);
  const providerResponse = `error=access_denied&state=${new URL(location).searchParams.get("state")}&iss=${encodeURIComponent(provider.issuer)}`;
  expect((await finishWith(cookie, providerResponse)).problem.code).toBe("provider_refused");
});

import { afterAll, expect, it } from "vitest";
import { deleteExpiredData } from "../../src/backoffice/retention/delete-expired-data.ts";
import type { RouteKey } from "../../src/contract/routes.ts";
import { readConfig } from "../../src/platform/config/config.ts";
import { beginCompanyLogin, companyLogin } from "../support/company-login.ts";
import { openProvider } from "../support/company-provider.ts";
import { databaseKind } from "../support/databases.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { createPasskey } from "../support/software-passkey.ts";
import { newStaff } from "../support/staff.ts";
import { openStore } from "../support/store.ts";

const provider = await openProvider("http://127.0.0.1:3000");
provider.person = {
  sub: "only",
  claims: { email: "mira@ledgerline.example", email_verified: true, name: "Mira Nair" },
};
const store = await openStore({ kind: databaseKind(), env: { ...provider.env, PASSWORDS: "off" } });
afterAll(() => store.close());

const email = "asha@ledgerline.example";
const newPassword = "correct-horse-battery";

it.each<[RouteKey, object | string]>([
  ["POST /api/accounts/login", { userName: "support@ledgerline.example", password: "ledgerline-demo" }],
  ["POST /api/accounts/signup", { firstName: "A", lastName: "B", email }],
  ["POST /api/accounts/recover", { email }],
  ["POST /api/accounts/SendOtp", JSON.stringify(email)],
  ["POST /api/invitations/accept", { token: "x", firstName: "A", lastName: "B", password: newPassword }],
  ["POST /api/accounts/RecoverPassword", { email, otp: "123456", newPassword }],
  ["POST /api/accounts/passkey/start", {}],
  ["POST /api/accounts/passkey", createPasskey("http://127.0.0.1:3000").get("a".repeat(43))],
])("without passwords, %s is refused", async (key, body) => {
  const response = await store.call(key, { body });
  expect([response.status, response.problem.code]).toEqual([403, "passwords_off"]);
});

it("without passwords, none is changed and none proves who somebody is", async () => {
  const { token, userId } = await newStaff(store, "admin");
  const change = { currentPassword: "x", newPassword, confirmNewPassword: newPassword, userId };
  expect((await store.call("POST /api/accounts/changepassword", { token, body: change })).problem.code).toBe(
    "passwords_off",
  );
  const body = { password: "ledgerline-demo" };
  expect((await store.call("POST /api/admin/prove", { token, body })).problem.code).toBe("passwords_off");
});

it("refuses settings that would lock everybody out, or trust anybody", () => {
  expect(() => readConfig({ PASSWORDS: "off" })).toThrow(/PASSWORDS=off needs OIDC_ISSUER/);
  expect(() => readConfig({ OIDC_ISSUER: "https://id.example" })).toThrow(/OIDC_DOMAINS go together/);
  const env = { OIDC_CLIENT_ID: "kitstore", OIDC_DOMAINS: "ledgerline.example" };
  expect(() => readConfig({ ...env, OIDC_ISSUER: "http://id.example" })).toThrow(/must begin with https/);
  expect(() => readConfig({ ...env, OIDC_ISSUER: "https://id.example", OIDC_ROLES: "a=owner" })).toThrow(
    /pairs such as/,
  );
});

it("ends every login of a person when the provider says that they logged out there, and takes no forged token", async () => {
  const { body } = (await companyLogin(store)).response;
  const other = await newBuyer(store);
  const isOpen = async (token: string) =>
    (await store.call("GET /api/accounts/logins", { token })).status === 200;
  const send = async (token: string) =>
    store.inject({
      method: "POST",
      url: "/api/webhooks/company-logout",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: `logout_token=${token}`,
    });
  for (const bad of [
    await provider.logoutToken({ sub: "only" }, { isForged: true }),
    await provider.logoutToken({ sub: "only", aud: "another-store" }),
    await provider.logoutToken({ sub: "only", iss: "https://evil.example" }),
    await provider.logoutToken({ sub: "only", nonce: "of an ID token" }),
    await provider.logoutToken({ sub: "only", events: {} }),
    await provider.logoutToken({ sub: "only", jti: undefined }),
    await provider.logoutToken({ sub: "only" }, { ageSeconds: 600 }),
    await provider.logoutToken({}),
    "not-a-token",
    "",
  ])
    expect((await send(bad)).statusCode).toBe(400);
  expect(await isOpen(body.token)).toBe(true);
  const token = await provider.logoutToken({ sub: "only" });
  expect((await send(token)).statusCode).toBe(200);
  expect([await isOpen(body.token), await isOpen(other.token)]).toEqual([false, true]);
  const later = (await companyLogin(store)).response.body;
  expect((await send(token)).statusCode).toBe(400); // a copy of it
  expect(await isOpen(later.token)).toBe(true);
  await deleteExpiredData(store.services.database.db, new Date(store.now().getTime() + 16 * 60_000));
  expect(
    await store.services.database.db.selectFrom("company_logout_tokens").select("ends_at").execute(),
  ).toEqual([]);
});

it("sends a logout on to the provider's own logout page", async () => {
  const response = await store.inject({ url: "/accounts/company/logout" });
  const target = new URL(String(response.headers.location));
  expect(target.origin).toBe(provider.issuer);
  expect(target.searchParams.get("post_logout_redirect_uri")).toBe("http://127.0.0.1:3000/");
  expect((await fetch(target)).status).toBe(200);
});

it("says with a sentence that the provider is down, and logs in again once it is back", async () => {
  await provider.stop();
  const lost = await openStore({ kind: databaseKind(), env: provider.env });
  try {
    const begun = await beginCompanyLogin(lost, "?redirect=admin");
    expect(begun.location).toBe("/admin?company=error%3Dprovider_unavailable#/login");
    expect(begun.header).toBe("");
    expect((await lost.inject({ url: "/accounts/company/logout" })).headers.location).toBe("/");
    const { token } = await newBuyer(lost); // who is logged in stays so
    expect((await lost.call("GET /api/accounts/logins", { token })).status).toBe(200);
    expect((await lost.login("support@ledgerline.example")).userId).toBeGreaterThan(0);
  } finally {
    await lost.close();
  }
});

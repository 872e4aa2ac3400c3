import { afterAll, beforeAll, expect, it } from "vitest";
import { createPageServices } from "../../../src/app/pages/create-page-services.ts";
import type { IntegrationName } from "../../../src/contract/admin/integration-fields.ts";
import { secretKeyOf } from "../../../src/platform/secret-key/sealed-text.ts";
import { openIntegrations, protectIntegrations } from "../../../src/platform/settings/sealed-integrations.ts";
import { readStoredSettings } from "../../../src/platform/settings/settings.store.ts";
import { companyLogin } from "../../support/company-login.ts";
import { openProvider, type RunningProvider } from "../../support/company-provider.ts";
import { databaseKind } from "../../support/databases.ts";
import { type FakeProvider, openFakeProvider } from "../../support/fake-payment-provider.ts";
import { type FakeRateSource, openFakeRateSource } from "../../support/fake-rate-source.ts";
import { providerSettings, sendWebhook, stripePaid } from "../../support/signed-webhook.ts";
import { newStaff } from "../../support/staff.ts";
import { openStore, type TestStore } from "../../support/store.ts";

let payments: FakeProvider;
let rates: FakeRateSource;
let company: RunningProvider;
let store: TestStore;
let token = "";
/** What staff type, for each. */
let typed: Record<IntegrationName, Record<string, string>>;

beforeAll(async () => {
  payments = await openFakeProvider();
  rates = await openFakeRateSource();
  rates.respondWith({ base: "INR", rates: { USD: 0.01175, EUR: 0.0101 } });
  company = await openProvider("http://127.0.0.1:3000");
  const env = providerSettings(payments.url);
  store = await openStore({
    kind: databaseKind(),
    env: { STRIPE_API_URL: payments.url, RAZORPAY_API_URL: payments.url },
  });
  token = (await newStaff(store, "admin")).token;
  typed = {
    stripe: {
      stripeSecretKey: env.STRIPE_SECRET_KEY ?? "",
      stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET ?? "",
    },
    razorpay: {
      razorpayKeyId: env.RAZORPAY_KEY_ID ?? "",
      razorpayKeySecret: "the secret of a key",
      razorpayWebhookSecret: env.RAZORPAY_WEBHOOK_SECRET ?? "",
    },
    easypost: { easypostWebhookSecret: "easypost signs with this" },
    rates: { ratesUrl: rates.url },
    companyLogin: {
      oidcIssuer: company.env.OIDC_ISSUER ?? "",
      oidcClientId: company.env.OIDC_CLIENT_ID ?? "",
      oidcClientSecret: company.env.OIDC_CLIENT_SECRET ?? "",
      oidcDomains: "ledgerline.example",
      oidcRoles: "store-admins=admin",
    },
  };
}, 120_000);
afterAll(async () => {
  await store.close();
  await payments.close();
  await rates.close();
  await company.stop();
});

const read = async () => (await store.call("GET /api/admin/integrations", { token })).body;
const find = async (name: IntegrationName) => (await read()).integrations.find((each) => each.name === name);
async function save(name: IntegrationName, values: Record<string, string> | null) {
  const { version } = await read();
  return store.call("PUT /api/admin/integrations/{integration}", {
    params: { integration: name },
    token,
    body: { version, values },
  });
}
const test = (name: IntegrationName, values: Record<string, string>) =>
  store.call("POST /api/admin/integrations/{integration}/test", {
    params: { integration: name },
    token,
    body: { values },
  });

it("are off at first, and on once they are saved: encrypted, and never shown again", async () => {
  expect((await read()).integrations.map(({ isOn }) => isOn)).toEqual([false, false, false, false, false]);
  for (const name of ["stripe", "razorpay", "easypost", "rates", "companyLogin"] as const) {
    const { status, body } = await save(name, typed[name]);
    expect(status).toBe(200);
    const saved = body.integrations.find((each) => each.name === name);
    expect(saved?.isOn).toBe(true);
    for (const field of saved?.fields.filter(({ isSecret }) => isSecret) ?? [])
      expect(JSON.stringify(body)).not.toContain(typed[name][field.name]);
  }
  const { rows } = await store.services.database.pool.query(
    "select value::text as value from store_settings where name = 'integrations'",
  );
  for (const values of Object.values(typed))
    for (const value of Object.values(values)) expect(rows[0].value).not.toContain(value);
  const { rows: audit } = await store.services.database.pool.query(
    "select before::text || after::text as text from audit_rows where action = 'integration changed'",
  );
  expect(audit).toHaveLength(5);
  for (const { text } of audit)
    for (const secret of [typed.stripe.stripeSecretKey, typed.companyLogin.oidcClientSecret])
      expect(text ?? "").not.toContain(secret);
});

it("are used at once, without a start: payments by webhook, couriers, rates and logins", async () => {
  const paid = stripePaid({ link: "plink_none", amount: 100, currency: "inr" });
  expect((await sendWebhook(store, "stripe", paid)).status).toBe(200);
  const { body: providers } = await store.call("GET /api/admin/payment-providers", { token });
  expect(providers.names).toEqual(["razorpay", "stripe"]);
  const courier = await store.inject({ method: "POST", url: "/api/webhooks/easypost", payload: "{}" });
  expect(JSON.parse(courier.body).code).toBe("signature_invalid"); // it was not_found while EasyPost was off
  expect((await store.call("GET /api/admin/currency-rate-source", { token })).body.host).toBe(
    new URL(rates.url).host,
  );
  company.person = {
    sub: "sub-of-a-page",
    claims: { email: "mira@ledgerline.example", email_verified: true, name: "Mira Nair" },
  };
  const login = await companyLogin(store);
  expect(login.response.body).toMatchObject({ fullName: "Mira Nair" });
  expect(createPageServices(store.services).config.companyLogin).toBe("on");
});

it("are tested before they are saved, with the service's own words", async () => {
  for (const [name, found] of [
    ["stripe", "Stripe takes this key. It is one for tests: nobody is charged."],
    ["razorpay", "Razorpay takes this key. It is one for tests: nobody is charged."],
    ["rates", "2 rates of INR came."],
    ["companyLogin", expect.stringContaining("The provider responds, with a login page at 127.0.0.1")],
    ["easypost", expect.stringContaining("EasyPost calls the store")],
  ] as const)
    expect([name, (await test(name, typed[name])).body.found]).toEqual([name, found]);
  payments.fail(401, 2);
  const refused = await test("stripe", typed.stripe);
  expect([refused.status, refused.problem.code]).toEqual([422, "integration_refused"]);
  expect(refused.problem.detail).toMatch(/^Stripe: /);
  const nowhere = { ...typed.companyLogin, oidcIssuer: `${company.issuer}/nowhere` };
  expect((await test("companyLogin", nowhere)).problem.code).toBe("integration_refused");
  expect((await test("rates", { ratesUrl: `${payments.url}/none` })).problem.code).toBe(
    "integration_refused",
  );
});

it("keep a stored secret whose field is empty, but never for somebody else than before", async () => {
  expect((await save("stripe", { ...typed.stripe, stripeSecretKey: "" })).status).toBe(200);
  expect((await test("stripe", {})).status).toBe(200);
  const elsewhere = { ...typed.companyLogin, oidcIssuer: `${company.issuer}/other`, oidcClientSecret: "" };
  expect((await save("companyLogin", elsewhere)).status).toBe(200);
  const secret = (await find("companyLogin"))?.fields.find(({ isSecret }) => isSecret);
  expect(secret?.isStored).toBe(false);
  expect((await save("razorpay", { razorpayKeyId: "rzp_test_other" })).problem.code).toBe("setting_invalid");
});

it("refuse what cannot work, in words", async () => {
  for (const [name, values] of [
    ["stripe", { ...typed.stripe, stripeSecretKey: "pk_live_public" }],
    ["stripe", { ...typed.stripe, stripeWebhookSecret: "sk_live_1" }],
    ["razorpay", { ...typed.razorpay, razorpayKeyId: "key" }],
    ["rates", { ratesUrl: "rates.example" }],
    ["rates", { ratesUrl: "http://rates.example" }],
    ["rates", { ratesUrl: "" }],
    ["companyLogin", { ...typed.companyLogin, oidcDomains: "not a domain" }],
    ["companyLogin", { ...typed.companyLogin, oidcRoles: "group=king" }],
    ["companyLogin", { ...typed.companyLogin, oidcIssuer: "http://id.example" }],
  ] as const)
    expect([name, (await save(name, values)).problem.code]).toEqual([name, "setting_invalid"]);
});

it("are switched off, and then nothing of them is there", async () => {
  for (const name of ["stripe", "companyLogin", "rates", "easypost"] as const)
    expect((await save(name, null)).status).toBe(200);
  expect((await find("stripe"))?.isOn).toBe(false);
  const paid = stripePaid({ link: "plink_none", amount: 100, currency: "inr" });
  expect((await sendWebhook(store, "stripe", paid)).body.code).toBe("not_found");
  expect((await store.inject({ url: "/accounts/company" })).statusCode).toBe(404);
  expect(createPageServices(store.services).config.companyLogin).toBeUndefined();
  expect((await save("stripe", typed.stripe)).status).toBe(200); // and on again
});

it("of an older SECRET_KEY are encrypted anew by the next start, and said to be unreadable without it", async () => {
  const { db } = store.services.database;
  const { secretKeys } = store.services;
  const next = { current: secretKeyOf("the next key of this test, 32 characters"), old: [] };
  await protectIntegrations(db, { ...next, old: [secretKeys.current] });
  expect(openIntegrations(next, (await readStoredSettings(db)).integrations).stripe).toMatchObject(
    typed.stripe,
  );
  expect(await find("stripe")).toMatchObject({ isOn: false, isUnreadable: true });
  expect((await save("stripe", typed.stripe)).status).toBe(200);
  expect(await find("stripe")).toMatchObject({ isOn: true, isUnreadable: false });
});

it("are the administrators' alone", async () => {
  for (const role of ["support", "catalogue", "people"] as const) {
    const { token: other } = await newStaff(store, role);
    expect((await store.call("GET /api/admin/integrations", { token: other })).problem.code).toBe(
      "forbidden",
    );
  }
});

it("are not changed where two people change settings at once", async () => {
  const { version } = await read();
  const body = { version, values: typed.rates };
  const change = () =>
    store.call("PUT /api/admin/integrations/{integration}", {
      params: { integration: "rates" },
      token,
      body,
    });
  const both = await Promise.all([change(), change()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it("that the environment sets cannot be changed here", async () => {
  const fixed = await openStore({ kind: databaseKind(), env: { RATES_URL: rates.url } });
  try {
    const { token: admin } = await newStaff(fixed, "admin");
    const { body } = await fixed.call("GET /api/admin/integrations", { token: admin });
    expect(body.integrations.find(({ name }) => name === "rates")).toMatchObject({
      isOn: true,
      fixedBy: "RATES_URL",
      values: {},
    });
    const change = await fixed.call("PUT /api/admin/integrations/{integration}", {
      params: { integration: "rates" },
      token: admin,
      body: { version: body.version, values: null },
    });
    expect(change.problem.code).toBe("setting_fixed");
  } finally {
    await fixed.close();
  }
});

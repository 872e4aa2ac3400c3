import { expect, it, vi } from "vitest";
import { deleteExpiredData } from "../../src/backoffice/retention/delete-expired-data.ts";
import { finishCompanyLogin } from "../../src/people/company-login/finish-login.ts";
import { sealPending } from "../../src/people/company-login/pending-login.ts";
import type { CompanyProvider } from "../../src/people/company-login/provider.ts";
import { describeStore } from "../support/describe-store.ts";

const MINUTE_MS = 60_000;
const rules = { oidcDomains: ["ledgerline.example"], oidcRoleClaim: "groups", oidcRoles: [] };
const mira = { email: "mira@ledgerline.example", email_verified: true, name: "Mira Nair" };

describeStore("a response of the company's provider", (store) => {
  const db = () => store().services.database.db;
  /** A provider that believes each response again and again, as none should. */
  const readClaims = vi.fn<CompanyProvider["readClaims"]>(async () => ({ sub: "mira", ...mira }));
  const provider = { issuer: "https://careless.example", readClaims } as unknown as CompanyProvider;
  /** A login that a browser began, and what finishes it there. */
  const begin = (state: string) => {
    const { secretKeys, takeOver, clearCartAndAddresses } = store().services;
    const endsAt = store().now().getTime() + 10 * MINUTE_MS;
    const pending = { state, nonce: "n", codeVerifier: "v", target: "shop", endsAt } as const;
    const sealedPending = sealPending(secretKeys, pending);
    const response = {
      provider,
      rules,
      secretKeys,
      clearCartAndAddresses,
      providerResponse: `code=c&state=${state}`,
    };
    return () =>
      finishCompanyLogin(db(), {
        ...response,
        sealedPending,
        sessionId: null,
        takeOver,
        userAgent: "",
        now: store().now(),
      });
  };

  it("finishes one login, also where it comes twice at once and the provider would believe it again", async () => {
    const finish = begin("once");
    const both = await Promise.all([finish(), finish()]);
    expect(both.filter((each) => "token" in each)).toHaveLength(1);
    for (const again of [both.find((each) => "refused" in each), await finish()])
      expect(again).toMatchObject({ refused: "login_not_started" });
    expect(readClaims).toHaveBeenCalledTimes(1);
    expect(await begin("another")()).toHaveProperty("token");
  });

  it("that the provider did not respond about is not sent to it again either", async () => {
    readClaims.mockResolvedValueOnce({ refused: "provider_unavailable", detail: "" } as never);
    const finish = begin("while it was away");
    expect(await finish()).toMatchObject({ refused: "provider_unavailable" });
    expect(await finish()).toMatchObject({ refused: "login_not_started" });
  });

  it("is forgotten once its login would be too old anyway", async () => {
    await begin("soon too old")();
    const stored = () => db().selectFrom("company_finished_logins").select("ends_at").execute();
    await deleteExpiredData(db(), new Date(store().now().getTime() + 9 * MINUTE_MS));
    expect(await stored()).not.toEqual([]);
    await deleteExpiredData(db(), new Date(store().now().getTime() + 11 * MINUTE_MS));
    expect(await stored()).toEqual([]);
  });
});

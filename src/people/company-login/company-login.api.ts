import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { cookieValue } from "../../platform/session/cookie-value.ts";
import { endLoginsOf } from "./end-logins.ts";
import { finishCompanyLogin } from "./finish-login.ts";
import type { LiveCompanyLogin } from "./live-company-login.ts";
import { pendingCookieName } from "./pending-login.ts";

type CompanyCalls = "POST /api/accounts/company" | "POST /api/webhooks/company-logout";

const off = refuse("not_found", "This store has no company login.");

export const companyLoginApi = ({
  database: { db },
  config,
  companyLogin,
  secretKeys,
  takeOver,
  clearCartAndAddresses,
}: Services & { readonly companyLogin: LiveCompanyLogin }): Handlers<CompanyCalls> => ({
  async "POST /api/accounts/company"({ body: { providerResponse, sessionId }, headers, userAgent, now }) {
    const provider = await companyLogin.provider();
    if (!provider) return off;
    const sealedPending = cookieValue(headers.cookie, pendingCookieName(config.publicUrl));
    return finishCompanyLogin(db, {
      provider,
      rules: companyLogin.rules(),
      secretKeys,
      providerResponse,
      sealedPending,
      sessionId,
      takeOver,
      clearCartAndAddresses,
      userAgent,
      now,
    });
  },

  async "POST /api/webhooks/company-logout"({ body, now }) {
    const provider = await companyLogin.provider();
    if (!provider) return off;
    const token = new URLSearchParams(Buffer.from(body).toString()).get("logout_token") ?? "";
    const logout = await provider.readLogoutToken(token);
    if (!logout || !(await endLoginsOf(db, { issuer: provider.issuer, ...logout, now })))
      return refuse("signature_invalid", "This is not a logout token for this store.");
    return { received: true };
  },
});

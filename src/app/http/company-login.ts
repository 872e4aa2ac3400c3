import type { FastifyInstance, FastifyReply } from "fastify";
import { isRefusal } from "../../contract/errors.ts";
import {
  CALLBACK_PATH,
  type LoginTarget,
  openPending,
  PENDING_LIFE_SECONDS,
  pendingCookieName,
  sealPending,
} from "../../people/company-login/pending-login.ts";
import { cookieValue } from "../../platform/session/cookie-value.ts";
import type { AppServices } from "../services.ts";

interface StartRequest {
  Querystring: { redirect?: unknown; again?: unknown };
}

/** The browser's ways to the company's provider and back; none is there while nobody logs in with the company. Nothing here depends on scripts. */
export function registerCompanyLogin(app: FastifyInstance, services: AppServices): void {
  const { companyLogin, config, secretKeys, clock } = services;
  const cookieName = pendingCookieName(config.publicUrl);
  const isSecure = config.publicUrl.startsWith("https:");

  app.get<StartRequest>("/accounts/company", async ({ query }, reply) => {
    const provider = await companyLogin.provider();
    if (!provider) return reply.callNotFound();
    const { newPendingSecrets } = await import("../../people/company-login/provider.ts");
    const target = targetOf(query.redirect);
    const pending = {
      ...newPendingSecrets(),
      target,
      endsAt: clock().getTime() + PENDING_LIFE_SECONDS * 1_000,
    };
    const url = await provider.loginUrl(pending, query.again === "on");
    if (isRefusal(url)) return go(reply, pageWith(target, "error=provider_unavailable"));
    const flags = `Path=/; Max-Age=${PENDING_LIFE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
    reply.header("set-cookie", `${cookieName}=${sealPending(secretKeys, pending)}; ${flags}`);
    return go(reply, url.href);
  });

  app.get(CALLBACK_PATH, async (request, reply) => {
    if (!companyLogin.isOn()) return reply.callNotFound();
    const pending = openPending(secretKeys, cookieValue(request.headers.cookie, cookieName), clock());
    return go(reply, pageWith(pending?.target ?? "shop", request.raw.url?.split("?")[1] ?? ""));
  });

  app.get("/accounts/company/logout", async (_request, reply) => {
    const provider = await companyLogin.provider();
    return provider ? go(reply, (await provider.logoutUrl())?.href ?? "/") : reply.callNotFound();
  });
}

const targets: readonly LoginTarget[] = ["admin", "checkout", "order"];
const targetOf = (redirect: unknown): LoginTarget => targets.find((each) => each === redirect) ?? "shop";

/**
 * The login page that finishes the login. The provider's response is in the fragment of its URL: no log and no cache has it.
 * The admin uses the fragment itself.
 */
function pageWith(target: LoginTarget, providerResponse: string): string {
  if (target === "admin") return `/admin?company=${encodeURIComponent(providerResponse)}#/login`;
  return `/accounts/login${target === "shop" ? "" : `?redirect=${target}`}#company?${providerResponse}`;
}

const go = (reply: FastifyReply, to: string) =>
  reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer").redirect(to, 303);

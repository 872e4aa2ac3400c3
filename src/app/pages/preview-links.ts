import type { FastifyInstance } from "fastify";
import { PREVIEW_COOKIE, PREVIEW_LIFETIME_MS } from "../../catalogue/content/content.ts";
import { cookieName } from "../../platform/session/cookie-name.ts";
import { cookieValue } from "../../platform/session/cookie-value.ts";
import { securityHeaders } from "../http/content-security-policy.ts";
import type { PageServices, PublicConfig } from "./services.ts";

const previewCookieName = ({ publicUrl }: PublicConfig): string =>
  cookieName(PREVIEW_COOKIE, publicUrl.startsWith("https:"));

/** The preview token of a browser that shows drafts; undefined for all other visitors. */
export const previewToken = (cookies: string | undefined, config: PublicConfig): string | undefined =>
  cookies?.includes(PREVIEW_COOKIE) ? cookieValue(cookies, previewCookieName(config)) : undefined;

/**
 * A preview link stores its token in a cookie, so that all pages show the drafts, and redirects to the edited page.
 * An expired link leads to the live home page.
 */
export function registerPreviewLinks(app: FastifyInstance, services: PageServices): void {
  const isSecure = services.config.publicUrl.startsWith("https:");
  const cookie = (value: string, seconds: number) =>
    `${previewCookieName(services.config)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure ? "; Secure" : ""}`;
  const noStoreHeaders = { ...securityHeaders, "cache-control": "no-store", "x-robots-tag": "noindex" };
  app.get("/preview/end", (_request, reply) =>
    reply.headers(noStoreHeaders).header("set-cookie", cookie("", 0)).redirect("/", 303),
  );
  app.get<{ Params: { token: string; kind: string } }>("/preview/:token/:kind", async (request, reply) => {
    const { token, kind } = request.params;
    const isValid = (await services.preview(token)) !== undefined;
    reply.headers(noStoreHeaders);
    if (isValid) await app.limitMaking(request); // each reads the whole catalogue
    if (isValid) reply.header("set-cookie", cookie(token, PREVIEW_LIFETIME_MS / 1_000));
    return reply.redirect(isValid ? await services.contentPath(kind) : "/", 303); // the path of a draft is not published either
  });
}

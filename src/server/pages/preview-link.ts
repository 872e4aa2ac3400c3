import type { FastifyInstance } from "fastify";
import { PREVIEW_COOKIE, PREVIEW_LIFE_MS, pathOf } from "../../features/content/content.ts";
import { cookieValue } from "../http/xsrf.ts";
import { securityHeaders } from "./content-security.ts";
import type { PageServices } from "./services.ts";

/** The token of a browser that asked to see the drafts; undefined for every buyer. */
export const previewToken = (cookies: string | undefined): string | undefined =>
  cookies?.includes(PREVIEW_COOKIE) ? cookieValue(cookies, PREVIEW_COOKIE) : undefined;

/**
 * A preview's link puts its token into a cookie, so that every page of the visit shows the drafts, and leads to the page
 * that was edited. A link that does not hold any more shows the shop as it is.
 */
export function registerPreviewLinks(app: FastifyInstance, services: PageServices): void {
  const isSecure = services.config.publicUrl.startsWith("https:");
  const cookie = (value: string, seconds: number) =>
    `${PREVIEW_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure ? "; Secure" : ""}`;
  const unkept = { ...securityHeaders, "cache-control": "no-store", "x-robots-tag": "noindex" };
  app.get("/preview/end", (_request, reply) =>
    reply.headers(unkept).header("set-cookie", cookie("", 0)).redirect("/", 303),
  );
  app.get<{ Params: { token: string; kind: string } }>("/preview/:token/:kind", async (request, reply) => {
    const { token, kind } = request.params;
    const holds = (await services.preview(token)) !== undefined;
    reply.headers(unkept);
    if (holds) reply.header("set-cookie", cookie(token, PREVIEW_LIFE_MS / 1_000));
    return reply.redirect(pathOf(kind), 303);
  });
}

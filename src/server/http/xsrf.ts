import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "./problem.ts";

export const XSRF_COOKIE = "XSRF-TOKEN";
const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** A request that carries the cookie without the same value in X-XSRF-TOKEN was not made by our pages (403). */
export async function checkXsrf(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (SAFE.has(request.method)) return;
  const cookie = cookieValue(request.headers.cookie, XSRF_COOKIE);
  if (cookie && request.headers["x-xsrf-token"] !== cookie) {
    return sendProblem(reply, {
      refused: "xsrf",
      detail: "The request did not come from the store's own pages. Reload and try again.",
    });
  }
}

/** The value of one cookie of a Cookie header; undefined when it isn't there. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=");
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** A page gives its browser the cookie, once: the page's own bytes are the same for everybody. */
export function giveXsrfCookie(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  const isPage = String(reply.getHeader("content-type") ?? "").startsWith("text/html");
  if (isPage && !cookieValue(request.headers.cookie, XSRF_COOKIE)) {
    reply.header("set-cookie", newXsrfCookie(publicUrl.startsWith("https:")));
  }
}

/** A Set-Cookie value with a fresh token; readable by our scripts, which return it in the header. */
const newXsrfCookie = (secure: boolean): string =>
  `${XSRF_COOKIE}=${randomBytes(18).toString("base64url")}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;

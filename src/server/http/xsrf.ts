import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "./problem.ts";

export const XSRF_COOKIE = "XSRF-TOKEN";
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** A request with the cookie but without the same value in X-XSRF-TOKEN does not come from our pages: 403. */
export async function checkXsrf(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (SAFE_METHODS.has(request.method)) return;
  const cookie = cookieValue(request.headers.cookie, XSRF_COOKIE);
  if (cookie && request.headers["x-xsrf-token"] !== cookie) {
    return sendProblem(reply, {
      refused: "xsrf",
      detail: "The request did not come from the store's own pages. Reload and try again.",
    });
  }
}

/** The value of one cookie in a Cookie header; undefined when it is missing. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=");
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** Sends the cookie with the first page. A cookie, because the HTML is the same for everybody. */
export function setXsrfCookie(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  const isPage = String(reply.getHeader("content-type") ?? "").startsWith("text/html");
  if (isPage && !cookieValue(request.headers.cookie, XSRF_COOKIE)) {
    reply.header("set-cookie", newXsrfCookie(publicUrl.startsWith("https:")));
  }
}

/** A Set-Cookie value with a new token. Not HttpOnly, because our scripts read it and send it back in a header. */
const newXsrfCookie = (secure: boolean): string =>
  `${XSRF_COOKIE}=${randomBytes(18).toString("base64url")}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;

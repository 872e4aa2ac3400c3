import type { FastifyReply, FastifyRequest } from "fastify";
import { staffText } from "../../contract/staff-text.ts";
import { cookieValue } from "../../platform/session/cookie-value.ts";
import { sendProblem } from "./problem.ts";

export const XSRF_COOKIE = "XSRF-TOKEN";
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The cookie is made by the pages' own code before its first write (web/ui/xsrf-token.ts), so that no response needs one
 * of its own. A request with the cookie but without the same value in X-XSRF-TOKEN does not come from our pages: 403.
 */
export async function checkXsrf(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (SAFE_METHODS.has(request.method)) return;
  const cookie = cookieValue(request.headers.cookie, XSRF_COOKIE);
  if (cookie && request.headers["x-xsrf-token"] !== cookie) {
    return sendProblem(reply, {
      refused: "xsrf",
      detail: staffText`The request did not come from the store's own pages. Reload and try again.`,
    });
  }
}

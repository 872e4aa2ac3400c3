import type { FastifyReply, FastifyRequest } from "fastify";
import { staffText } from "../../contract/staff-text.ts";
import { isKnownDemoLogin } from "../demo/demo-accounts.ts";
import { isFromThisMachine } from "./local-request.ts";
import { sendProblem } from "./problem.ts";

/**
 * A hook of the login: the demo accounts' password is in the README, so it opens them on this machine alone, also where a
 * proxy brings strangers that no setting tells of.
 */
export async function refuseDemoLoginElsewhere(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { userName, password } = request.body as { readonly userName: string; readonly password: string };
  if (!isKnownDemoLogin(userName, password) || isFromThisMachine(request)) return;
  return sendProblem(reply, {
    refused: "forbidden",
    detail: staffText`The demo accounts open with their known password on this machine only, by 127.0.0.1 or localhost and not through a proxy. Start with DEMO=public for a demo that others reach: its passwords are random.`,
  });
}

import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { isFromThisMachine } from "./local-request.ts";
import { sendProblem } from "./problem.ts";

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * A hook that lets only operators pass: from this machine itself, not through a proxy on it, or with OPERATIONS_TOKEN.
 * Everybody else gets 403.
 */
export function operatorsOnly(operationsToken: string | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (isFromThisMachine(request)) return;
    const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (operationsToken && given && timingSafeEqual(sha256(given), sha256(operationsToken))) return;
    return sendProblem(reply, {
      refused: "forbidden",
      detail: staffText`This is for operators: from the machine itself, by 127.0.0.1 or localhost and not through a proxy, or with OPERATIONS_TOKEN.`,
    });
  };
}

/** A hook that lets nobody pass but programs on this machine. Everybody else gets 403 with `detail`. */
export function thisMachineOnly(detail: StaffText) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    isFromThisMachine(request) ? undefined : sendProblem(reply, { refused: "forbidden", detail });
}

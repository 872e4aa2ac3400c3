import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isLoopback } from "../../platform/process/loopback.ts";
import { sendProblem } from "./problem.ts";

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * A hook that lets only operators pass: from this machine itself, not through a proxy on it, or with OPERATIONS_TOKEN.
 * Everybody else gets 403.
 */
export function operatorsOnly(operationsToken: string | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (isDirectFromThisMachine(request)) return;
    const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (operationsToken && given && timingSafeEqual(sha256(given), sha256(operationsToken))) return;
    return sendProblem(reply, {
      refused: "forbidden",
      detail: "This is for operators: from the machine itself, or with OPERATIONS_TOKEN.",
    });
  };
}

function isDirectFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  const from = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  return !isForwarded && isLoopback(from);
}

import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

/**
 * The client IP: the sender of the request, or what a trusted proxy (TRUST_PROXY) says it is. A proxy may pass on what a
 * client wrote into the header, so a value that is no IP is ignored.
 */
export const clientIpOf = (request: Pick<FastifyRequest, "ip" | "socket">): string =>
  isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? "");

import type { FastifyRequest } from "fastify";
import { isLoopback } from "../../platform/process/loopback.ts";

/** Headers with which proxies, tunnels and the forwarding of ports say that a request came from elsewhere. */
const FORWARDING = /^(?:x-forwarded(?:-.*)?|forwarded|via|x-real-ip|cf-connecting-ip|true-client-ip)$/;

/**
 * Whether a program on this machine made the request, and no page of another site that had its own name lead here (DNS
 * rebinding): it comes from a loopback address, asks for a Host that is one, and no proxy passed it on. HTTP/1.0 counts as a
 * proxy's: nginx speaks it as it comes, and then says nothing else of itself.
 */
export function isFromThisMachine({
  socket,
  headers,
  raw,
}: Pick<FastifyRequest, "headers" | "raw" | "socket">): boolean {
  const isForwarded = raw.httpVersion === "1.0" || Object.keys(headers).some((name) => FORWARDING.test(name));
  return !isForwarded && isLoopback(socket.remoteAddress ?? "") && isLoopbackHost(headers.host);
}

/** Takes the Host header itself: with TRUST_PROXY, Fastify's own `request.host` is what the proxy says. */
function isLoopbackHost(host: string | undefined): boolean {
  const url = host ? URL.parse(`http://${host}`) : null;
  return url !== null && isLoopback(url.hostname);
}

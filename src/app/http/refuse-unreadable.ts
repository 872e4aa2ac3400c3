import type { Socket } from "node:net";
import { FRAMES_POLICY } from "./content-security-policy.ts";
import { HSTS } from "./transport-security.ts";

/** What Node found, and what is said of it: a status with its text, and the stable code. */
const responses: Readonly<Record<string, readonly [status: string, code: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "malformed"],
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "too_large"],
};

/**
 * Responds to bytes that are no HTTP request. No hook runs for them, so the headers of every response are written here. The
 * connection ends: where the next request would begin is not known.
 */
export const refuseUnreadable = (isHttps: boolean) => (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const [statusText, code] = responses[error.code ?? ""] ?? ["400 Bad Request", "malformed"];
  const status = Number(statusText.slice(0, 3));
  const title = "The request could not be read";
  const body = JSON.stringify({ type: `urn:kitstore:${code}`, title, status, detail: title, code });
  const head = [
    `HTTP/1.1 ${statusText}`,
    "content-type: application/problem+json; charset=utf-8",
    `content-length: ${body.length}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    `content-security-policy: ${FRAMES_POLICY}`,
    ...(isHttps ? [`strict-transport-security: ${HSTS}`] : []),
    "connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroySoon();
};

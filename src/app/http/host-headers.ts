import type { IncomingMessage } from "node:http";

/** Whether a request names its host twice: a proxy may believe the one, and Node the other (RFC 9112, 3.2). */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at] ?? "")) count += 1;
  return count > 1;
}

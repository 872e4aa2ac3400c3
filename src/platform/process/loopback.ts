import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Whether a host name or IP can be reached from this machine alone. */
export function isLoopback(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  if (bare === "localhost" || bare.endsWith(".localhost")) return true;
  return isIP(bare) > 0 && ipaddr.process(bare).range() === "loopback";
}

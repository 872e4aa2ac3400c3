import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** IPv6 that is assigned at all. What else has no range of its own is not assigned yet. */
const ASSIGNED_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether a network address is one of the public internet. False for everything that is no address, and for every range of the
 * IANA's special-purpose registries: private, loopback, link-local (metadata services), test, multicast, and IPv4 that is mapped
 * or tunnelled, because that may lead to any network.
 */
export function isPublicAddress(text: string): boolean {
  if (!isIP(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast") return false;
  return address instanceof ipaddr.IPv4 || address.match(ASSIGNED_IPV6);
}

import { BlockList, isIP } from "node:net";

type Network = readonly [address: string, prefix: number];

/** IPv4 ranges of the IANA special-purpose registry: private, loopback, link-local (metadata services), test, multicast. */
const notPublic = new BlockList();
const specialIpv4: readonly Network[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
for (const [network, prefix] of specialIpv4) notPublic.addSubnet(network, prefix, "ipv4");

/** IPv6 that is assigned at all. All else is loopback, local, mapped or translated IPv4, or multicast. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");
/** Tunnels, which may lead to any IPv4 network, and documentation. */
const specialIpv6: readonly Network[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];
for (const [network, prefix] of specialIpv6) notPublic.addSubnet(network, prefix, "ipv6");

/** Whether a network address is one of the public internet. False for everything that is no address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !notPublic.check(address, "ipv4");
  return version === 6 && globalUnicast.check(address, "ipv6") && !notPublic.check(address, "ipv6");
}

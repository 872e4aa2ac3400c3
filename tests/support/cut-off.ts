import { execFileSync } from "node:child_process";

/** The first of the groups that stand for machines. No other program of a test machine is in them. */
const FIRST_GROUP = 59_001;

export const groupOfMachine = (at: number): number => FIRST_GROUP + at;

const iptables = (table: string, ...rule: readonly string[]) =>
  execFileSync("iptables", ["-w", "-t", table, ...rule], { stdio: ["ignore", "ignore", "pipe"] });

/**
 * Drops all packets that the programs of this group send to others, answers too, as when the cable of their machine is pulled: connections stay
 * open, and nothing passes. What they say to each other, by their own `ports`, arrives. Returns what mends it. Needs root and iptables.
 */
export function cutOff(group: number, ports: readonly number[]): () => void {
  const ofGroup = ["OUTPUT", "-p", "tcp", "-m", "owner", "--gid-owner", String(group)];
  const rules: (readonly [table: string, ...rule: string[]])[] = [
    ...ports.map(
      (port) =>
        [
          "mangle",
          ...ofGroup,
          "--dport",
          String(port),
          "-j",
          "CONNMARK",
          "--set-mark",
          String(group),
        ] as const,
    ),
    ["filter", ...ofGroup, "-m", "connmark", "!", "--mark", String(group), "-j", "DROP"] as const,
  ];
  for (const [table, ...rule] of rules) iptables(table, "-A", ...rule);
  return () => {
    for (const [table, ...rule] of rules) iptables(table, "-D", ...rule);
  };
}

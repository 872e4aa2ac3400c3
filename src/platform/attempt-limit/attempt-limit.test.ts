import { expect, it } from "vitest";
import { type AttemptKind, attemptLimits, clientNetwork, windowOf } from "./attempt-limit.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("counts %s by %s", (clientIp, network) => {
  expect(clientNetwork(clientIp)).toBe(network);
});

it("has the same windows in every process", () => {
  const at = (time: string) => windowOf("password of account", new Date(time));
  expect(at("2026-11-22T10:14:59.999Z")).toEqual(at("2026-11-22T10:00:00Z"));
  expect(at("2026-11-22T10:15:00Z").start).toEqual(new Date("2026-11-22T10:15:00Z"));
});

const minutesOf = (kind: AttemptKind): number => {
  if (kind.endsWith(" in a day")) return 24 * 60;
  return ["password of account", "password at known client"].includes(kind) ? 15 : 60;
};

it.each(Object.keys(attemptLimits) as AttemptKind[])("counts %s over the time that its name says", (kind) => {
  const { start, end } = windowOf(kind, new Date("2026-11-22T10:20:00Z"));
  expect((end.getTime() - start.getTime()) / 60_000).toBe(minutesOf(kind));
});

import { expect, it } from "vitest";
import { isLoopback } from "./loopback.ts";

it.each(["localhost", "shop.localhost", "127.0.0.1", "127.9.9.9", "::1", "[::1]", "::ffff:127.0.0.1"])(
  "%s is this machine",
  (host) => expect(isLoopback(host)).toBe(true),
);

it.each([
  ...["", "localhost.example", "127.0.0.1.example", "126.0.0.1", "0.0.0.0", "::", "::2", "fe80::1"],
  ...["::ffff:10.0.0.1", "10.0.0.1", "1", "127.1.example"],
])("%s may be another", (host) => expect(isLoopback(host)).toBe(false));

import type { FastifyRequest } from "fastify";
import { pino } from "pino";
import { expect, it } from "vitest";
import { logSecurityEvent } from "./security-log.ts";

function linesOf(key: Parameters<typeof logSecurityEvent>[1]["key"], body: unknown, result: unknown) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const request = { id: "r1", ip: "203.0.113.9", socket: {}, body, params: {} } as unknown as FastifyRequest;
  logSecurityEvent(log, { key, request, caller: null, result });
  return lines;
}
const login = { userName: "Asha@Ledgerline.example", password: "a quiet green bicycle" };

it("has logins that succeed and fail, with request, client IP and account", () => {
  expect(linesOf("POST /api/accounts/login", login, { userId: 7, token: "secret-token" })).toMatchObject([
    { security: "login", requestId: "r1", clientIp: "203.0.113.9", userId: 7 },
  ]);
  expect(linesOf("POST /api/accounts/login", login, { userId: 0, token: "" })).toMatchObject([
    { security: "login failed" },
  ]);
});

it("names an account by a short hash, the same for every spelling, and never a secret", () => {
  const [line] = linesOf("POST /api/accounts/login", login, { userId: 0 });
  const [other] = linesOf("POST /api/accounts/SendOtp", " asha@ledgerline.example", 1);
  expect(line?.account).toMatch(/^[0-9a-f]{12}$/);
  expect(other?.account).toBe(line?.account);
  expect(JSON.stringify([line, other])).not.toMatch(/ledgerline|bicycle|secret-token/i);
});

it("has nothing of calls that change no access", () => {
  expect(linesOf("POST /api/contact", { email: "a@b.example" }, 200)).toEqual([]);
});

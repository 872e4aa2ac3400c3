import { generateSync } from "otplib";
import { expect, it } from "vitest";
import { newRecoveryCodes, recoveryHash } from "./recovery-code.ts";
import { newSecret, secretAddress, stepOfCode } from "./totp.ts";

const secret = newSecret();
const now = new Date(1_800_000_015_000);
const codeAt = (seconds: number) => generateSync({ secret, epoch: 1_800_000_015 + seconds });
const step = (code: string, lastStep = 0) => stepOfCode(code, { secret, lastStep, now });

it("takes the code of now, of the step before and of the next, and no other", () => {
  expect(step(codeAt(0))).toBe(60_000_000);
  expect(step(codeAt(-30))).toBe(59_999_999);
  expect(step(codeAt(30))).toBe(60_000_001);
  expect(step(codeAt(-75))).toBeUndefined();
  expect(step(codeAt(75))).toBeUndefined();
});

it("takes no code twice, and none older than the last one", () => {
  expect(step(codeAt(0), 60_000_000)).toBeUndefined();
  expect(step(codeAt(-30), 60_000_000)).toBeUndefined();
  expect(step(codeAt(30), 60_000_000)).toBe(60_000_001);
});

it.each(["", "12345", "1234567", "12 456", "١٢٣٤٥٦", "abcdef"])("takes %j for no code", (code) => {
  expect(step(code)).toBeUndefined();
});

it("tells an app whose key it is", () => {
  expect(secretAddress(secret, "asha@ledgerline.example", "Ledgerline store")).toMatch(
    new RegExp(`^otpauth://totp/Ledgerline%20store:asha%40ledgerline.example\\?.*secret=${secret}`),
  );
});

it("knows a recovery code however it is typed, and only as its owner's", () => {
  const [code = ""] = newRecoveryCodes();
  expect(recoveryHash(7, ` ${code.toLowerCase().replace("-", " ")} `)).toEqual(recoveryHash(7, code));
  expect(recoveryHash(8, code)).not.toEqual(recoveryHash(7, code));
  expect(recoveryHash(7, "short")).toBeUndefined();
  expect(new Set(newRecoveryCodes()).size).toBe(10);
});

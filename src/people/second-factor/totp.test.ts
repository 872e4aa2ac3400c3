import { generateSync } from "otplib";
import { expect, it } from "vitest";
import { digestRecoveryCode, makeRecoveryCodes } from "./recovery-code.ts";
import { newSecret, secretUri, timeStepOfCode } from "./totp.ts";

const secret = newSecret();
const now = new Date(1_800_000_015_000);
const codeAt = (seconds: number) => generateSync({ secret, epoch: 1_800_000_015 + seconds });
const step = (code: string, lastStep = 0) => timeStepOfCode(code, { secret, lastStep, now });

it("accepts the code of this time step, of the one before and of the one after, and no other", () => {
  expect(step(codeAt(0))).toBe(60_000_000);
  expect(step(codeAt(-30))).toBe(59_999_999);
  expect(step(codeAt(30))).toBe(60_000_001);
  expect(step(codeAt(-75))).toBeUndefined();
  expect(step(codeAt(75))).toBeUndefined();
});

it("accepts no code twice, and none older than the last one", () => {
  expect(step(codeAt(0), 60_000_000)).toBeUndefined();
  expect(step(codeAt(-30), 60_000_000)).toBeUndefined();
  expect(step(codeAt(30), 60_000_000)).toBe(60_000_001);
});

it.each(["", "12345", "1234567", "12 456", "١٢٣٤٥٦", "abcdef"])("rejects %j", (code) => {
  expect(step(code)).toBeUndefined();
});

it("names the account and the issuer in the URI for the app", () => {
  expect(secretUri(secret, "asha@ledgerline.example", "Ledgerline store")).toMatch(
    new RegExp(`^otpauth://totp/Ledgerline%20store:asha%40ledgerline.example\\?.*secret=${secret}`),
  );
});

it("accepts a recovery code however it is typed, and only for its owner", () => {
  const [code = ""] = makeRecoveryCodes();
  expect(digestRecoveryCode(7, ` ${code.toLowerCase().replace("-", " ")} `)).toEqual(
    digestRecoveryCode(7, code),
  );
  expect(digestRecoveryCode(8, code)).not.toEqual(digestRecoveryCode(7, code));
  expect(digestRecoveryCode(7, "short")).toBeUndefined();
  expect(new Set(makeRecoveryCodes()).size).toBe(10);
});

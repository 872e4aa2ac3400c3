import { generateSecret, generateURI, verifySync } from "otplib";

const STEP_SECONDS = 30;

/** A key of 160 random bits, as apps take it. */
export const newSecret = (): string => generateSecret({ length: 20 });

/** What a QR code for an app holds. */
export const secretAddress = (secret: string, email: string, issuer: string): string =>
  generateURI({ issuer, label: email, secret });

/**
 * The 30-second step that a code is of, one step early or late allowed for a clock that is a little off; undefined for a
 * wrong code and for one of `lastStep` or before, which has been used.
 */
export function stepOfCode(
  code: string,
  { secret, lastStep, now }: { secret: string; lastStep: number; now: Date },
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: STEP_SECONDS,
    afterTimeStep: lastStep,
  });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
}

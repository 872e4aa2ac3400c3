import { generateSecret, generateURI, verifySync } from "otplib";

const STEP_SECONDS = 30;

/** A key of 160 random bits, the length that authenticator apps expect. */
export const newSecret = (): string => generateSecret({ length: 20 });

/** The otpauth: URI that a QR code for an authenticator app contains. */
export const secretUri = (secret: string, email: string, issuer: string): string =>
  generateURI({ issuer, label: email, secret });

/**
 * The 30-second time step of a code. One step early or late is accepted, because a phone's clock may be a
 * little wrong. Undefined for a wrong code, and for a code of `lastStep` or before: each code works once.
 */
export function timeStepOfCode(
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

import { createStoredValue } from "./stored-value.ts";

/** Of the mail that the kit's page was opened from: to whom it was sent, and the proof that its reader has that mailbox. */
export interface LinkedKit {
  readonly email: string;
  readonly proof: string;
}

export const linkedKit = createStoredValue<LinkedKit | null>("kitstore.linkedKit", (stored) => {
  if (typeof stored !== "object" || stored === null) return null;
  const { email, proof } = stored as Partial<LinkedKit>;
  return typeof email === "string" && typeof proof === "string" && proof.length <= 80
    ? { email, proof }
    : null;
});

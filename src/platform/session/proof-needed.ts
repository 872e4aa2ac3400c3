import { refuse } from "../../contract/errors.ts";

/** The login is right, but nobody gave its password or a code in the last five minutes. */
export const proofNeeded = refuse(
  "proof_needed",
  "This needs your password or a code from the last five minutes. Nothing was changed.",
);

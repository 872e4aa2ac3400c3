import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { LoggedInStaff } from "../../contract/handler.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { toSingleLine } from "../../platform/mail/single-line.ts";
import { proofNeeded } from "../../platform/session/proof-needed.ts";
import { deleteSessionsOfPerson, markSecondFactor } from "../../platform/session/session.store.ts";
import { isProofFresh } from "../../platform/session/session-expiry.ts";
import { lockPerson } from "../account/change-account.store.ts";
import { deletePasskey, insertPasskey, listPasskeys } from "./passkey.store.ts";
import { takeChallenge } from "./passkey-challenge.store.ts";
import { recordOwnFactorChange } from "./record-factor-change.ts";
import { makeHashedCodes } from "./recovery-code.ts";
import {
  deleteSecondFactor,
  keepSecondFactor,
  lockSecondFactor,
  replaceRecoveryCodes,
} from "./second-factor.store.ts";
import { challengeIn, type RelyingParty, readNewPasskey } from "./webauthn.ts";
import type { FactorStorage } from "./with-verified-code.ts";

/** Nobody has so many devices. */
export const MAX_PASSKEYS = 10;

export const tooManyPasskeys = refuse(
  "passkey_limit",
  `You can have at most ${MAX_PASSKEYS} passkeys. Remove one first.`,
);

const notAskedFor = refuse(
  "passkey_invalid",
  "The passkey was not made for this store in the last five minutes. Please try again.",
);

interface PasskeyToAdd {
  readonly party: RelyingParty;
  readonly staff: LoggedInStaff;
  readonly name: string;
  readonly response: RegistrationResponseJSON;
  readonly now: Date;
}

/**
 * Adds a passkey of the caller. The first second factor of a person ends their other logins and gives recovery codes.
 * Refuses passkey_invalid: it was not asked for by this login in the last five minutes, or is somebody's already; and passkey_limit.
 */
export async function addPasskey(
  storage: Omit<FactorStorage, "limiter">,
  { party, staff, name, response, now }: PasskeyToAdd,
): Promise<{ recoveryCodes: string[] } | Refusal<"passkey_invalid" | "passkey_limit">> {
  const { userId, loginId, secondFactor } = staff.caller;
  const challenge = challengeIn(response.response.clientDataJSON);
  const isAsked =
    challenge && (await takeChallenge(storage.db, { purpose: "register", loginId }, { challenge, now }));
  const credential = isAsked ? await readNewPasskey(party, response, challenge) : undefined;
  if (!credential) return notAskedFor;
  const newCodes = secondFactor === "off" ? await makeHashedCodes(userId) : undefined;
  return refusableTransaction(storage.db, async (trx) => {
    await lockPerson(trx, userId);
    const others = await listPasskeys(trx, userId);
    if (others.length >= MAX_PASSKEYS) return tooManyPasskeys;
    const isFirst = others.length === 0 && !(await lockSecondFactor(trx, userId))?.confirmed_at;
    // Another login of the person set one up meanwhile, and this one has not given it.
    if (newCodes && !isFirst) return notAskedFor;
    const isNew = await insertPasskey(trx, {
      userId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      now,
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: toSingleLine(name),
    });
    if (!isNew) return refuse("passkey_invalid", "This passkey is already registered here.");
    await markSecondFactor(trx, loginId, now);
    if (newCodes) {
      await keepSecondFactor(trx, userId, now);
      await replaceRecoveryCodes(trx, userId, newCodes.hashes);
      await deleteSessionsOfPerson(trx, userId, loginId);
    }
    await recordOwnFactorChange(trx, storage.jobs, { staff, now }, "passkey added");
    return { recoveryCodes: newCodes?.codes ?? [] };
  });
}

interface PasskeyToRemove {
  readonly staff: LoggedInStaff;
  readonly passkeyId: number;
  readonly isRequired: boolean;
  readonly now: Date;
}

/**
 * Removes a passkey of the caller. Refuses proof_needed: a password is not enough, only a code or passkey of the last five
 * minutes; second_factor_required: it is the last factor of somebody who must have one; and not_found.
 */
export function removePasskey(
  storage: Omit<FactorStorage, "limiter">,
  { staff, passkeyId, isRequired, now }: PasskeyToRemove,
): Promise<true | Refusal<"not_found" | "proof_needed" | "second_factor_required">> {
  const { userId, factorGivenAt } = staff.caller;
  return refusableTransaction(storage.db, async (trx) => {
    await lockPerson(trx, userId);
    const passkeys = await listPasskeys(trx, userId);
    if (!passkeys.some(({ passkey_id }) => passkey_id === passkeyId))
      return refuse("not_found", "You have no such passkey.");
    if (!isProofFresh(factorGivenAt, now)) return proofNeeded;
    const isLast = passkeys.length === 1 && !(await lockSecondFactor(trx, userId))?.confirmed_at;
    if (isLast && isRequired)
      return refuse(
        "second_factor_required",
        "This is your only second factor, and everybody who works here needs one. Add another first.",
      );
    await deletePasskey(trx, userId, passkeyId);
    if (isLast) await deleteSecondFactor(trx, userId);
    await recordOwnFactorChange(trx, storage.jobs, { staff, now }, "passkey removed");
    return true;
  });
}

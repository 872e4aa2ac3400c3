import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { LoginResponse } from "../../contract/accounts.schemas.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { LoggedInStaff } from "../../contract/handler.ts";
import { rememberClient } from "../../platform/attempt-limit/attempt-limit.store.ts";
import { clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { noGuest } from "../../platform/session/guest-session.ts";
import { markSecondFactor } from "../../platform/session/session.store.ts";
import { lockPerson } from "../account/change-account.store.ts";
import { loginResponse } from "../account/login-response.ts";
import { startSession } from "../account/start-session.ts";
import { findPasskeyOfStaff, type PasskeyOfStaff, savePasskeyUse } from "./passkey.store.ts";
import { type PasskeyRequest, takeChallenge } from "./passkey-challenge.store.ts";
import { challengeIn, checkProof, type RelyingParty } from "./webauthn.ts";

type PasskeyRefusal = Refusal<"passkey_copied" | "passkey_invalid">;
type CheckedPasskey = PasskeyOfStaff & { readonly newCounter: number };

interface Given {
  readonly party: RelyingParty;
  readonly proof: AuthenticationResponseJSON;
  readonly now: Date;
}

const invalid = refuse(
  "passkey_invalid",
  "This passkey was not accepted: it is not one of yours here, or the request is more than five minutes old. Please try again.",
);
const copied = refuse(
  "passkey_copied",
  "This passkey has been used from a copy. Log in another way, remove it, and tell an administrator.",
);

/**
 * Logs staff in by a passkey alone. The device must have verified the person (fingerprint, face or PIN), so that it counts as
 * both factors, and as a fresh proof. Refuses passkey_copied where the device's counter went back.
 */
export async function logInWithPasskey(
  db: Db,
  given: Given,
  { userAgent, clientIp }: { readonly userAgent: string; readonly clientIp: string },
): Promise<LoginResponse | PasskeyRefusal> {
  const person = await checkPasskey(db, given, { purpose: "login", loginId: null });
  if ("refused" in person) return person;
  const { now } = given;
  const { user_id: userId } = person;
  await rememberClient(db, userId, clientNetwork(clientIp), now);
  return countUse(db, person, now, async (trx) => {
    const session = await startSession(trx, {
      userId,
      guest: noGuest,
      userAgent,
      isProved: true,
      hasSecondFactor: true,
      now,
    });
    return loginResponse(person, session);
  });
}

/** Completes the caller's login with one of their passkeys, and is its fresh proof. Refuses as `logInWithPasskey`. */
export async function givePasskey(
  db: Db,
  given: Given,
  { caller }: LoggedInStaff,
): Promise<true | PasskeyRefusal> {
  const { userId, loginId } = caller;
  const person = await checkPasskey(db, given, { purpose: "give", loginId });
  if ("refused" in person) return person;
  if (person.user_id !== userId) return invalid;
  return countUse<true>(db, person, given.now, async (trx) => {
    await markSecondFactor(trx, loginId, given.now);
    return true;
  });
}

async function checkPasskey(
  db: Db,
  { party, proof, now }: Given,
  request: PasskeyRequest,
): Promise<CheckedPasskey | Refusal<"passkey_invalid">> {
  const challenge = challengeIn(proof.response.clientDataJSON);
  if (!challenge || !(await takeChallenge(db, request, { challenge, now }))) return invalid;
  const passkey = await findPasskeyOfStaff(db, proof.id);
  if (!passkey) return invalid;
  const mustVerifyPerson = request.purpose === "login";
  const newCounter = await checkProof(party, { proof, challenge, passkey, mustVerifyPerson });
  return newCounter === undefined ? invalid : { ...passkey, newCounter };
}

const countUse = <R>(
  db: Db,
  { user_id, passkey_id: passkeyId, newCounter: counter }: CheckedPasskey,
  now: Date,
  action: (trx: Trx) => Promise<R>,
): Promise<R | PasskeyRefusal> =>
  db.transaction().execute(async (trx): Promise<R | PasskeyRefusal> => {
    const person = await lockPerson(trx, user_id); // before any other row of the person, as everywhere
    if (!person || person.blocked_at) return invalid;
    return (await savePasskeyUse(trx, { passkeyId, counter, now })) ? action(trx) : copied;
  });

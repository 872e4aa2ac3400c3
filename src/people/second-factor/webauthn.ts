import { randomBytes } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { UserId } from "../../contract/ids.ts";

/** Whom passkeys are made for: this store, by the host and origin of PUBLIC_URL. A passkey works nowhere else. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** The package takes 30 MB, so that it is loaded when somebody uses a passkey. */
const load = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256: every device has one. The package's own list also asks for what Node calls experimental. */
const algorithms = [-8, -7, -257];

interface KnownPasskey {
  readonly credential_id: string;
  readonly transports: string;
}

const references = (passkeys: readonly KnownPasskey[]) =>
  passkeys.map(({ credential_id: id, transports }) => ({
    id,
    ...(transports && { transports: transports.split(" ") }),
  }));

export const newChallenge = (): Buffer<ArrayBuffer> => Buffer.from(randomBytes(32));

interface NewPasskeyFor {
  readonly party: RelyingParty;
  readonly storeName: string;
  readonly userId: UserId;
  readonly email: string;
  readonly fullName: string;
  readonly passkeys: readonly KnownPasskey[];
}

/** What `navigator.credentials.create` gets. A device that has a passkey of this person makes no second one. */
export async function newPasskeyOptions(person: NewPasskeyFor) {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: person.storeName,
    rpID: person.party.id,
    userID: new TextEncoder().encode(`kitstore:${person.userId}`),
    userName: person.email,
    userDisplayName: person.fullName,
    challenge: newChallenge(),
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: references(person.passkeys),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
}

/** What `navigator.credentials.get` gets. Without `passkeys` the device offers those that it has for this store. */
export async function passkeyOptions(party: RelyingParty, passkeys?: readonly KnownPasskey[]) {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: newChallenge(),
    userVerification: passkeys ? "preferred" : "required",
    ...(passkeys && { allowCredentials: references(passkeys) }),
  });
}

/** The challenge that the browser says was signed; undefined when the value is no response of a browser. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The new passkey; undefined when the response does not fit the challenge, the store or its own signature. */
export async function readNewPasskey(
  party: RelyingParty,
  response: RegistrationResponseJSON,
  challenge: string,
) {
  const { verifyRegistrationResponse } = await load();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ registrationInfo: undefined })); // it throws an Error for whatever does not fit
  return registrationInfo?.credential;
}

interface ProofToCheck {
  readonly proof: AuthenticationResponseJSON;
  readonly challenge: string;
  readonly passkey: { readonly credential_id: string; readonly public_key: Buffer };
  /** The device asked for a fingerprint, face or PIN. */
  readonly mustVerifyPerson: boolean;
}

/** The device's counter; undefined when the proof is not by this passkey, for this challenge and store. */
export async function checkProof(
  party: RelyingParty,
  { proof, challenge, passkey, mustVerifyPerson }: ProofToCheck,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await load();
  const checked = await verifyAuthenticationResponse({
    response: proof,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: mustVerifyPerson,
    // The counter is compared when it is saved, in one statement.
    credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
  }).catch(() => undefined); // it throws an Error for whatever does not fit
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}

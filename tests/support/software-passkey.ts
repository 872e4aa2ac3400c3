import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { TestStore } from "./store.ts";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface SigningOptions {
  readonly origin?: string;
  readonly host?: string;
  /** False: the device asked for a touch, and not for a fingerprint or PIN. */
  readonly isVerified?: boolean;
}

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString("base64url");

/** A passkey in memory (ES256), which signs as a device would. Its `counter` is what the next signature says. */
export function createPasskey(publicUrl: string) {
  const { origin: ownOrigin, hostname } = new URL(publicUrl);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]),
  );
  const clientData = (type: string, challenge: string, origin = ownOrigin) =>
    JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false });
  const deviceData = (flags: number, counter: number, host = hostname) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count]);
  };
  const shared = { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
  const flagsOf = (isVerified: boolean) => USER_PRESENT | (isVerified ? USER_VERIFIED : 0);

  const passkey = {
    id,
    counter: 1,
    create(challenge: string, { origin, host, isVerified = true }: SigningOptions = {}) {
      const length = Buffer.from([0, credentialId.length]);
      const authData = Buffer.concat([
        deviceData(flagsOf(isVerified) | HAS_KEY, 0, host),
        ...[Buffer.alloc(16), length, credentialId, cose],
      ]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", new Uint8Array(authData)],
      ]);
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(clientData("create", challenge, origin)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ["internal" as const],
        },
      };
    },
    get(challenge: string, { origin, host, isVerified = true }: SigningOptions = {}) {
      const authenticatorData = deviceData(flagsOf(isVerified), passkey.counter++, host);
      const clientDataText = clientData("get", challenge, origin);
      const signed = Buffer.concat([authenticatorData, sha256(clientDataText)]);
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(clientDataText),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(sign("sha256", signed, privateKey)),
        },
      };
    },
  };
  return passkey;
}
export type SoftwarePasskey = ReturnType<typeof createPasskey>;

/** Adds a passkey to the account of a login, and returns it with the recovery codes. */
export async function addPasskey(store: TestStore, token: string, name = "My laptop") {
  const passkey = createPasskey(store.services.config.publicUrl);
  const { challenge } = (await store.call("POST /api/admin/passkeys/start", { token })).body;
  const response = await store.call("POST /api/admin/passkeys", {
    token,
    body: { name, passkey: passkey.create(challenge) },
  });
  return { passkey, recoveryCodes: response.body.recoveryCodes };
}

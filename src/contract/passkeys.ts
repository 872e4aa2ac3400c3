import { Type } from "typebox";
import { LoginResponse } from "./accounts.schemas.ts";
import { NamedObject } from "./field-schemas.ts";
import type { ShopRoute } from "./route.ts";

/** Bytes as WebAuthn's JSON forms write them. */
const Base64Url = (maxLength: number) => Type.String({ maxLength, pattern: "^[A-Za-z0-9_-]*$" });
const PublicKey = Type.Literal("public-key");
const Wish = Type.Enum(["discouraged", "preferred", "required"]);
const Credential = NamedObject("PasskeyReference", {
  id: Type.String(),
  type: Type.String(),
  transports: Type.Optional(Type.Array(Type.String())),
});
const credential = {
  id: Base64Url(1_400),
  rawId: Base64Url(1_400),
  type: PublicKey,
  clientExtensionResults: Type.Object({}),
};

/** What the browser's WebAuthn calls get, and what they give (W3C WebAuthn level 3, the JSON forms). */
export const NewPasskeyOptions = NamedObject("NewPasskeyOptions", {
  rp: Type.Object({ id: Type.Optional(Type.String()), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String(),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: PublicKey })),
  timeout: Type.Optional(Type.Integer({ description: "milliseconds" })),
  attestation: Type.Optional(Type.Enum(["direct", "enterprise", "indirect", "none"])),
  excludeCredentials: Type.Optional(Type.Array(Credential)),
  authenticatorSelection: Type.Optional(
    Type.Object({
      residentKey: Type.Optional(Wish),
      requireResidentKey: Type.Optional(Type.Boolean()),
      userVerification: Type.Optional(Wish),
    }),
  ),
  extensions: Type.Optional(Type.Object({ credProps: Type.Optional(Type.Boolean()) })),
  hints: Type.Optional(Type.Array(Type.Enum(["client-device", "hybrid", "security-key"]))),
});
export const PasskeyOptions = NamedObject("PasskeyOptions", {
  challenge: Type.String(),
  rpId: Type.Optional(Type.String()),
  timeout: Type.Optional(Type.Integer({ description: "milliseconds" })),
  allowCredentials: Type.Optional(Type.Array(Credential)),
  userVerification: Type.Optional(Wish),
});
export const NewPasskey = NamedObject("NewPasskey", {
  ...credential,
  response: Type.Object({
    clientDataJSON: Base64Url(4_000),
    attestationObject: Base64Url(16_000),
    transports: Type.Optional(Type.Array(Type.String({ pattern: "^[a-z-]{1,20}$" }), { maxItems: 8 })),
  }),
});
export const PasskeyProof = NamedObject("PasskeyProof", {
  ...credential,
  response: Type.Object({
    clientDataJSON: Base64Url(4_000),
    authenticatorData: Base64Url(4_000),
    signature: Base64Url(4_000),
    userHandle: Type.Optional(Base64Url(100)),
  }),
});

/** Staff log in with a passkey alone (extension). The passkey itself says who they are. */
export const passkeyRoutes = {
  "POST /api/accounts/passkey/start": {
    operationId: "startPasskeyLogin",
    tag: "Accounts",
    summary: "What a passkey of staff signs to log in; good once, for five minutes (extension)",
    auth: "none",
    output: PasskeyOptions,
    errors: ["passwords_off"],
    perMinute: 20,
  },
  "POST /api/accounts/passkey": {
    operationId: "logInWithPasskey",
    tag: "Accounts",
    summary: "Log in to the admin with a passkey that has verified the person: both factors (extension)",
    auth: "none",
    body: PasskeyProof,
    output: LoginResponse,
    errors: ["passkey_copied", "passkey_invalid", "passwords_off"],
    perMinute: 20,
  },
} as const satisfies Record<string, ShopRoute>;

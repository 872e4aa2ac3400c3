import { createHash, randomBytes } from "node:crypto";

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/** A bearer token of 256 random bits, and its hash. Only the hash is stored. */
export function createToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: sha256(token) };
}

/** The stored form of the token in an `Authorization: Bearer` header. Undefined without the header. */
export function hashBearerToken(authorization: string | undefined): Buffer | undefined {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? "")?.[1];
  if (token) return sha256(token);
  return authorization ? sha256("") : undefined; // a malformed header is a token that no session has
}

/**
 * The stored form of a guest's session id. Hashed, so that reading the table is not enough to take over a
 * cart.
 */
export const hashSessionId = (sessionId: string): Buffer => sha256(`cart:${sessionId}`);

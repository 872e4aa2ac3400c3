import { createHash, randomBytes } from "node:crypto";

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/** A bearer token of 256 random bits and the hash that is stored in its place. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: sha256(token) };
}

/** The stored form of the token in an `Authorization: Bearer` header; undefined without one. */
export function tokenHashOf(authorization: string | undefined): Buffer | undefined {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? "")?.[1];
  if (token) return sha256(token);
  return authorization ? sha256("") : undefined; // given but malformed: a token that no session has
}

/** The stored form of a guest's session id: whoever reads the table cannot take over carts. */
export const sessionHashOf = (sessionId: string): Buffer => sha256(`cart:${sessionId}`);

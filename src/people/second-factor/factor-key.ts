import type { UserId } from "../../contract/ids.ts";
import {
  isSealed,
  openSealedText,
  type SecretKeys,
  sealText,
} from "../../platform/secret-key/sealed-text.ts";

const contextOf = (userId: UserId): string => `second factor of ${userId}`;

/** The stored form of an authenticator app's key. */
export const sealFactorKey = (keys: SecretKeys, userId: UserId, secret: string): string =>
  sealText(keys, secret, contextOf(userId));

/**
 * Undefined: it was encrypted with a SECRET_KEY that is not configured any more. A key that an older version stored is plain.
 */
export const openFactorKey = (keys: SecretKeys, userId: UserId, stored: string): string | undefined =>
  isSealed(stored) ? openSealedText(keys, stored, contextOf(userId)) : stored;

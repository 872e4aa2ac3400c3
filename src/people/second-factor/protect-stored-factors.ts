import type { Db } from "../../platform/db/database.ts";
import { isSealedByCurrentKey, type SecretKeys } from "../../platform/secret-key/sealed-text.ts";
import { hashTogether } from "../account/password-hash.ts";
import { openFactorKey, sealFactorKey } from "./factor-key.ts";
import {
  listFactorKeys,
  listFastRecoveryHashes,
  replaceFactorKey,
  replaceFastRecoveryHash,
} from "./stored-factors.store.ts";

/**
 * Runs at start. Encrypts, with the current key, keys of authenticator apps that an older version or an older SECRET_KEY left,
 * and hashes recovery codes slowly that were hashed fast. Returns how many keys no given SECRET_KEY opens: their owners need a
 * recovery code, or an administrator who removes their second factor.
 */
export async function protectStoredFactors(db: Db, keys: SecretKeys): Promise<number> {
  let unreadable = 0;
  for (const { user_id: userId, secret } of await listFactorKeys(db)) {
    const opened = openFactorKey(keys, userId, secret);
    if (opened === undefined) unreadable += 1;
    else if (!isSealedByCurrentKey(keys, secret))
      await replaceFactorKey(db, { userId, from: secret, to: sealFactorKey(keys, userId, opened) });
  }
  const byPerson = Map.groupBy(await listFastRecoveryHashes(db), ({ user_id }) => user_id);
  for (const rows of byPerson.values()) {
    const slowHashes = await hashTogether(rows.map(({ code_hash }) => code_hash.toString("hex")));
    for (const [at, { code_id }] of rows.entries())
      await replaceFastRecoveryHash(db, code_id, slowHashes[at] ?? "");
  }
  return unreadable;
}

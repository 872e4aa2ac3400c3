import type { SecondFactor } from "../../contract/admin/second-factor.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { listPasskeys } from "./passkey.store.ts";
import { countRecoveryCodes, hasApp } from "./second-factor.store.ts";

/**
 * A person's own second factor, as the admin shows it. `isVerified`: this login has given it, or the company's login asked
 * for one, which the store does not have.
 */
export async function readSecondFactor(
  db: Db,
  userId: UserId,
  { isVerified, isRequired }: { readonly isVerified: boolean; readonly isRequired: boolean },
): Promise<SecondFactor> {
  const passkeys = await listPasskeys(db, userId);
  const isWithApp = await hasApp(db, userId);
  const isOn = isWithApp || passkeys.length > 0;
  return {
    isOn,
    hasApp: isWithApp,
    passkeys: passkeys.map((passkey) => ({
      id: passkey.passkey_id,
      name: passkey.name,
      createdAt: passkey.created_at.toISOString(),
      lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
    })),
    isVerified,
    isRequired,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  };
}

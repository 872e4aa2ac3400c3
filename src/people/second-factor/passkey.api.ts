import type { adminPasskeys } from "../../contract/admin/passkeys.ts";
import { isRefusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { passkeyRoutes } from "../../contract/passkeys.ts";
import type { Services } from "../../platform/services.ts";
import { passwordsOff } from "../account/passwords-off.ts";
import { addPasskey, MAX_PASSKEYS, removePasskey, tooManyPasskeys } from "./change-passkeys.ts";
import { givePasskey, logInWithPasskey } from "./give-passkey.ts";
import { listPasskeys } from "./passkey.store.ts";
import { insertChallenge, type PasskeyRequest } from "./passkey-challenge.store.ts";
import { readSecondFactor } from "./read-second-factor.ts";
import { newPasskeyOptions, passkeyOptions, relyingPartyOf } from "./webauthn.ts";

export const passkeyApi = ({
  database: { db },
  jobs,
  config,
  settings,
  secretKeys,
}: Services): Handlers<keyof typeof passkeyRoutes | keyof typeof adminPasskeys> => {
  const storage = { db, jobs, secretKeys };
  const isRequired = config.secondFactor === "required";
  const party = relyingPartyOf(config.publicUrl);
  // The company's login is the only one then: its provider says who works here.
  const off = config.passwords === "off" ? passwordsOff : undefined;
  const remember = async <O extends { challenge: string }>(
    options: O,
    request: PasskeyRequest,
    now: Date,
  ) => {
    await insertChallenge(db, request, { challenge: options.challenge, now });
    return options;
  };
  return {
    "POST /api/accounts/passkey/start": async ({ now }) =>
      off ?? remember(await passkeyOptions(party), { purpose: "login", loginId: null }, now),

    "POST /api/accounts/passkey": ({ body: proof, now, userAgent, clientIp }) =>
      off ?? logInWithPasskey(db, { party, proof, now }, { userAgent, clientIp }),

    async "POST /api/admin/passkeys/start"({ caller, now }) {
      const { userId, email, fullName, loginId } = caller;
      const passkeys = await listPasskeys(db, userId);
      if (passkeys.length >= MAX_PASSKEYS) return tooManyPasskeys;
      const storeName = `${settings.current().companyName} store`;
      const options = await newPasskeyOptions({ party, storeName, userId, email, fullName, passkeys });
      return remember(options, { purpose: "register", loginId }, now);
    },

    "POST /api/admin/passkeys": ({ body: { name, passkey: response }, ...staff }) =>
      addPasskey(storage, { party, staff, name, response, now: staff.now }),

    async "POST /api/admin/passkeys/challenge"({ caller: { userId, loginId }, now }) {
      const passkeys = await listPasskeys(db, userId);
      if (passkeys.length === 0) return refuse("second_factor_off", "You have no passkey.");
      return remember(await passkeyOptions(party, passkeys), { purpose: "give", loginId }, now);
    },

    async "POST /api/admin/passkeys/give"({ body: proof, ...staff }) {
      const { now, caller } = staff;
      const given = await givePasskey(db, { party, proof, now }, staff);
      return isRefusal(given) ? given : readSecondFactor(db, caller.userId, { isVerified: true, isRequired });
    },

    async "POST /api/admin/passkeys/{passkeyId}/remove"({ params: { passkeyId }, ...staff }) {
      const { now, caller } = staff;
      const done = await removePasskey(storage, { staff, passkeyId, isRequired, now });
      return isRefusal(done) ? done : readSecondFactor(db, caller.userId, { isVerified: true, isRequired });
    },
  };
};

import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { changeOwnAccount, decideOwnBegun, ownAccount, setOwnCompany } from "./own-account.ts";
import { proveByKitLink } from "./prove-by-kit-link.ts";

type OwnAccountCalls =
  | "GET /api/accounts/me"
  | "POST /api/accounts/me"
  | "POST /api/accounts/begun"
  | "POST /api/accounts/billed-company"
  | "POST /api/accounts/prove";

export const ownAccountApi = ({
  database: { db },
  jobs,
  clearCartAndAddresses,
  clearAddressesUntil,
}: Services): Handlers<OwnAccountCalls> => ({
  "GET /api/accounts/me": ({ caller, headers }) => ownAccount(db, caller.userId, headers["x-shop-language"]),

  async "POST /api/accounts/me"({ body, caller, headers }) {
    const refused = await changeOwnAccount(db, caller.userId, body);
    return isRefusal(refused) ? refused : ownAccount(db, caller.userId, headers["x-shop-language"]);
  },

  async "POST /api/accounts/begun"({ body, caller, headers, now }) {
    const clear = { clearCartAndAddresses, clearAddressesUntil };
    const refused = await decideOwnBegun(db, jobs, { userId: caller.userId, answer: body, clear, now });
    return isRefusal(refused) ? refused : ownAccount(db, caller.userId, headers["x-shop-language"]);
  },

  async "POST /api/accounts/billed-company"({ body, caller, headers }) {
    const refused = await setOwnCompany(db, caller.userId, body);
    return refused ?? ownAccount(db, caller.userId, headers["x-shop-language"]);
  },

  "POST /api/accounts/prove": ({ body, caller, now }) =>
    proveByKitLink(db, jobs, { caller, kitLink: body.kitLink, now }),
});

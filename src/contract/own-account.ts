import { Type } from "typebox";
import { BilledCompany } from "./billed-company.ts";
import { PositiveId, ShopHeaders } from "./field-schemas.ts";
import * as account from "./own-account.schemas.ts";
import type { ShopRoute } from "./route.ts";

/** Calls for the caller's own account (extensions). */
export const ownAccount = {
  "GET /api/accounts/me": {
    operationId: "readOwnAccount",
    tag: "Accounts",
    summary: "Name, telephone number, language and e-mail address of the caller (extension)",
    auth: "user",
    headers: ShopHeaders,
    output: account.OwnAccount,
    errors: [],
  },
  "POST /api/accounts/me": {
    operationId: "changeOwnAccount",
    tag: "Accounts",
    summary: "Change name, telephone number and language of the caller (extension)",
    auth: "user",
    headers: ShopHeaders,
    body: account.ChangeOwnAccountInput,
    output: account.OwnAccount,
    errors: ["malformed"],
    perMinute: 20,
  },
  "POST /api/accounts/begun": {
    operationId: "decideBegun",
    tag: "Accounts",
    summary: "Say whether what was begun before the e-mail address was proved is the caller's (extension)",
    auth: "user",
    headers: ShopHeaders,
    body: account.BegunVerdict,
    output: account.OwnAccount,
    errors: ["malformed"],
    perMinute: 20,
  },
  "POST /api/accounts/billed-company": {
    operationId: "setAccountBilledCompany",
    tag: "Accounts",
    summary: "Write down the company that the caller's new orders are billed to (extension)",
    auth: "user",
    headers: ShopHeaders,
    body: BilledCompany,
    output: account.OwnAccount,
    errors: ["vat_number_invalid"],
    perMinute: 20,
  },
  "POST /api/accounts/member": {
    operationId: "resolveMemberQuestion",
    tag: "Accounts",
    summary: "Say whether a member of the company who has the caller's address is the caller (extension)",
    auth: "user",
    body: Type.Object({ memberId: PositiveId, isMe: Type.Boolean() }),
    output: Type.Literal(200),
    errors: ["account_linked"],
    perMinute: 20,
  },
  "POST /api/accounts/prove": {
    operationId: "proveByKitLink",
    tag: "Accounts",
    summary:
      "Prove the caller's e-mail address by the link of a personal kit code: 1 proved, 0 another's link (extension)",
    auth: "user",
    body: Type.Object({ kitLink: account.KitLink }),
    output: Type.Integer({ minimum: 0, maximum: 1 }),
    errors: [],
    perMinute: 10,
  },
} as const satisfies Record<string, ShopRoute>;

import { Type } from "typebox";
import { LoginResponse } from "./accounts.schemas.ts";
import { ExactText, NamedObject, NonEmptyText, Text } from "./field-schemas.ts";
import type { ShopRoute } from "./route.ts";

const Token = ExactText(100, { minLength: 1 });

/** The calls of the link that the first start prints. */
export const setUpRoutes = {
  "POST /api/set-up/check": {
    operationId: "checkSetUp",
    tag: "Accounts",
    summary: "Whether this set-up link still works (extension)",
    auth: "none",
    body: Type.Object({ token: Token }),
    output: Type.Boolean(),
    errors: [],
    perMinute: 30,
  },
  "POST /api/set-up": {
    operationId: "setUpStore",
    tag: "Accounts",
    summary: "Create the first administrator with the token of the set-up link, and log in (extension)",
    auth: "none",
    body: NamedObject("FirstAdministrator", {
      token: Token,
      firstName: NonEmptyText(100),
      lastName: NonEmptyText(100),
      email: Text(254),
      password: ExactText(1000),
    }),
    output: LoginResponse,
    errors: ["set_up_closed", "malformed", "email_invalid", "email_taken", "password_weak"],
    perMinute: 10,
  },
} as const satisfies Record<string, ShopRoute>;

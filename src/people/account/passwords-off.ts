import { refuse } from "../../contract/errors.ts";

/** PASSWORDS=off: the company's login is the only one. */
export const passwordsOff = refuse(
  "passwords_off",
  "This store has no passwords. Please log in with the company's login.",
);

import { api } from "../api.ts";

/** The steps that take a code; each throws the server's problem for a wrong one. */
export const proveLogin = (code: string) =>
  api.call("POST /api/admin/second-factor/prove", { body: { code } });
export const confirmSecondFactor = (code: string) =>
  api.call("POST /api/admin/second-factor/confirm", { body: { code } });
export const renewRecoveryCodes = (code: string) =>
  api.call("POST /api/admin/second-factor/recovery-codes", { body: { code } });
export const switchOffSecondFactor = (code: string) =>
  api.call("POST /api/admin/second-factor/off", { body: { code } });

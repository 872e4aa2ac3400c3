import { api } from "../calls/api.ts";

/** The calls that send a code. Each throws an ApiProblem if the code is wrong. */
export const proveSecondFactor = (code: string) =>
  api.call("POST /api/admin/second-factor/verify", { body: { code } });
export const confirmSecondFactor = (code: string) =>
  api.call("POST /api/admin/second-factor/confirm", { body: { code } });
export const renewRecoveryCodes = (code: string) =>
  api.call("POST /api/admin/second-factor/recovery-codes", { body: { code } });
export const switchOffSecondFactor = (code: string) =>
  api.call("POST /api/admin/second-factor/disable", { body: { code } });

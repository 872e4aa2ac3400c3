import type { Caller } from "../../contract/handler.ts";
import { type Attempt, clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";

/** The attempts that one wrong code counts as, at the check of a coupon and at checkout. */
export function couponAttempts(caller: Caller | null, clientIp: string): readonly Attempt[] {
  const network = clientNetwork(clientIp);
  const ofClient: readonly Attempt[] = [
    { kind: "coupon from client", subject: network },
    { kind: "coupon from client in a day", subject: network },
  ];
  if (!caller) return ofClient;
  const subject = String(caller.userId);
  return [
    { kind: "coupon of account", subject },
    { kind: "coupon of account in a day", subject },
    ...ofClient,
  ];
}

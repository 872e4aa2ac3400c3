import type { Handlers } from "../../contract/handler.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Services } from "../../platform/services.ts";
import { passwordsOff } from "../account/passwords-off.ts";
import { storeNames } from "../account/store-names.ts";
import { acceptInvitation, checkInvitation } from "./accept-invitation.ts";

type AcceptanceCalls = "POST /api/invitations/check" | "POST /api/invitations/accept";

export function acceptInvitationApi({
  database: { db },
  jobs,
  config,
  settings,
  clearCartAndAddresses,
}: Services): Handlers<AcceptanceCalls> {
  const limiter = createAttemptLimiter(db, config);
  return {
    "POST /api/invitations/check": ({ body: { token }, clientIp, now }) =>
      checkInvitation(db, limiter, { token, clientIp, now }),

    "POST /api/invitations/accept"({ body, userAgent, clientIp, now }) {
      if (config.passwords === "off") return passwordsOff;
      const ownTexts = storeNames(settings.current(), config.publicUrl);
      return acceptInvitation(db, jobs, limiter, {
        ...body,
        ownTexts,
        clearCartAndAddresses,
        userAgent,
        clientIp,
        now,
      });
    },
  };
}

import type { ClaimLink } from "../../../contract/admin/claim-links.ts";
import { isRefusal } from "../../../contract/errors.ts";
import { fullName } from "../../../contract/full-name.ts";
import type { Handlers } from "../../../contract/handler.ts";
import type { ClaimLinkId } from "../../../contract/ids.ts";
import { createAttemptLimiter } from "../../../platform/attempt-limit/limit-attempts.ts";
import type { Services } from "../../../platform/services.ts";
import { noLink, resendClaimLink, withdrawClaimLink } from "./change-claim-link.ts";
import { claimLinkState } from "./claim-link.ts";
import { type ClaimLinkRow, findClaimLinkRow, listClaimLinks } from "./claim-links.store.ts";
import { sendClaimLinks } from "./send-claim-links.ts";

type ClaimLinkCalls =
  | "GET /api/admin/occasions/{occasionId}/claim-links"
  | "POST /api/admin/occasions/{occasionId}/claim-links"
  | "POST /api/admin/claim-links/{claimLinkId}/resend"
  | "POST /api/admin/claim-links/{claimLinkId}/withdraw";

export const claimLinksApi = ({
  database: { db },
  jobs,
  config,
  calendar,
}: Services): Handlers<ClaimLinkCalls> => {
  const { timeZone } = calendar;
  const limiter = createAttemptLimiter(db, config);
  const readOne = async (claimLinkId: ClaimLinkId, now: Date) => {
    const row = await findClaimLinkRow(db, claimLinkId, timeZone);
    return row ? response(row, now) : noLink;
  };
  return {
    async "GET /api/admin/occasions/{occasionId}/claim-links"({ params, query, now }) {
      const found = await listClaimLinks(db, params.occasionId, query, { now, timeZone });
      return { ...found, rows: found.rows.map((row) => response(row, now)) };
    },
    "POST /api/admin/occasions/{occasionId}/claim-links": ({ params, body, ...staff }) =>
      sendClaimLinks(db, jobs, {
        occasionId: params.occasionId,
        ...body,
        calendar,
        staff,
        now: staff.now,
      }),
    async "POST /api/admin/claim-links/{claimLinkId}/resend"({ params: { claimLinkId }, ...staff }) {
      const { now } = staff;
      const newId = await resendClaimLink(db, jobs, limiter, { claimLinkId, calendar, staff, now });
      return isRefusal(newId) ? newId : readOne(newId, now);
    },
    async "POST /api/admin/claim-links/{claimLinkId}/withdraw"({ params: { claimLinkId }, ...staff }) {
      const { now } = staff;
      return (await withdrawClaimLink(db, { claimLinkId, staff, now })) ?? readOne(claimLinkId, now);
    },
  };
};

function stateOf(row: ClaimLinkRow, now: Date): Pick<ClaimLink, "bounceReason" | "state"> {
  const state = claimLinkState(row, now);
  return { state, bounceReason: state === "bounced" ? (row.mailError ?? "") : "" };
}

const response = (row: ClaimLinkRow, now: Date): ClaimLink => ({
  id: row.id,
  occasionId: row.occasionId,
  memberId: row.memberId,
  fullName: fullName(row.firstName, row.lastName),
  email: row.isCard ? "" : row.email,
  isCard: row.isCard,
  ...stateOf(row, now),
  askedAt: row.askedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  openedAt: row.openedAt?.toISOString() ?? null,
  usedAt: row.usedAt?.toISOString() ?? null,
});

import { type Static, Type } from "typebox";
import { Day, ExactText, NamedObject, PositiveId, Timestamp } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";

const OccasionParams = Type.Object({ occasionId: PositiveId });
const ClaimLinkParams = Type.Object({ claimLinkId: PositiveId });

export const claimLinkStates = [
  ...([
    "queued",
    "sent",
    "bounced",
    "printed",
    "locked",
    "opened",
    "waiting",
    "chosen",
    "used",
    "expired",
    "withdrawn",
  ] as const),
] as const;
const State = Type.Enum([...claimLinkStates], {
  description:
    "queued: its mail waits to be sent; sent: mailed; bounced: no mail server took its mail; printed: a card, which nobody has opened; locked: a card after too many wrong tries; waiting: the kit was asked for, and is out; chosen: the kit was chosen, and is ordered later; used: it is ordered",
});
const OrNever = Type.Union([Timestamp, Type.Null()]);

export const ClaimLink = NamedObject("ClaimLink", {
  id: PositiveId,
  occasionId: PositiveId,
  memberId: PositiveId,
  fullName: Type.String(),
  email: Type.String({ description: "where it was mailed to; empty for a printed card" }),
  isCard: Type.Boolean({ description: "printed, not mailed" }),
  state: State,
  bounceReason: Type.String({ description: "why its mail could not be sent; empty where it is not bounced" }),
  askedAt: Timestamp,
  expiresAt: Timestamp,
  openedAt: OrNever,
  usedAt: OrNever,
});
export type ClaimLink = Static<typeof ClaimLink>;

/** Why somebody gets no link. */
export const noLinkReasons = ["not_eligible", "claimed", "has_link", "no_address", "no_fact"] as const;
/** Why a kit is not for a member. */
export const notEligibleReasons = [
  ...(["left", "other_country", "other_office", "other_employment", "other_start", "not_listed"] as const),
] as const;
/** What staff should know before they send, and what keeps them from it. */
export const linkProblems = [
  ...(["not_started", "no_kit", "opens_later", "expires_before_opening"] as const),
  ...(["dispatch_after_closing", "stock_short"] as const),
] as const;
const Recipient = { memberId: PositiveId, fullName: Type.String() };

export const ClaimLinkPlan = NamedObject("ClaimLinkPlan", {
  recipients: Type.Array(
    Type.Object({
      ...Recipient,
      email: Type.String({ description: "empty for a printed card" }),
      replacesLink: Type.Boolean({ description: "they have a link that works; it stops working" }),
    }),
  ),
  others: Type.Array(
    Type.Object({
      ...Recipient,
      reason: Type.Enum([...noLinkReasons], {
        description:
          "not_eligible: the kit is not for them; claimed: they have had it; has_link: theirs still works, where nobody was named; no_address: none is known; no_fact: HR knows none of what is asked beside the code of a card",
      }),
      notEligible: Type.Union([Type.Enum([...notEligibleReasons]), Type.Null()], {
        description: "why the kit is not for them; null for another reason",
      }),
    }),
    { description: "who gets none; where nobody was named, without those for whom the kit is not" },
  ),
  lines: Type.Array(
    NamedObject("LineOfNobody", {
      line: Type.Integer({ description: "line number, from 1" }),
      text: Type.String({ description: "the member's name; the line where it names nobody" }),
      outcome: Type.Enum(["duplicate", "unknown", "several"]),
    }),
    { description: "pasted lines that add nobody" },
  ),
  useUntil: Type.Union([Day, Type.Null()], {
    description: "the last day on which the links can be used, by the store's clock",
  }),
  problems: Type.Array(
    Type.Object({
      problem: Type.Enum([...linkProblems], {
        description:
          "not_started: nothing is mailed before staff start the occasion; no_kit: the links would open nothing; opens_later, expires_before_opening, dispatch_after_closing: with the day; stock_short: with the part",
      }),
      day: Type.Union([Day, Type.Null()]),
      part: Type.String({ description: "the part, or the kit itself; empty for the others" }),
      size: Type.String(),
      kits: Type.Union([Type.Integer(), Type.Null()], {
        description: "how many kits the stock is enough for; null for the others",
      }),
      needed: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
  isSent: Type.Boolean({ description: "false: nothing was changed" }),
});
export type ClaimLinkPlan = Static<typeof ClaimLinkPlan>;

export const ClaimMailPreview = NamedObject("ClaimMailPreview", {
  email: Type.String({ description: "whom this one would go to" }),
  subject: Type.String(),
  text: Type.String({ description: "the plain text part, without the token of the link" }),
  html: Type.String({ description: "the HTML part; every text in it is escaped" }),
});
export type ClaimMailPreview = Static<typeof ClaimMailPreview>;

const staff = { tag: "Admin: kit", auth: "staff", roles: ["people", "admin"] } as const;

export const adminClaimLinks = {
  "GET /api/admin/occasions/{occasionId}/claim-links": {
    operationId: "listClaimLinks",
    ...staff,
    summary: "The claim links of an occasion, with what became of each",
    params: OccasionParams,
    query: ListQuery(["askedAt", "name"], { state: Type.Optional(Type.Enum([...claimLinkStates])) }),
    output: ListOf(ClaimLink),
    errors: [],
  },
  "POST /api/admin/occasions/{occasionId}/claim-links": {
    operationId: "sendClaimLinks",
    ...staff,
    summary:
      "Mail claim links to chosen members, or to all who may claim and have none; a dry run says who gets one and what stands against it, also before the occasion opens",
    params: OccasionParams,
    body: Type.Object({
      memberIds: Type.Optional(
        Type.Array(PositiveId, {
          minItems: 1,
          maxItems: 500,
          description: "left out, like the lines: all who may claim",
        }),
      ),
      lines: Type.Optional(
        ExactText(500_000, {
          minLength: 1,
          description: "a line for each; a cell is an e-mail address or an employee number",
        }),
      ),
      dryRun: Type.Boolean(),
      seen: Type.Optional(
        Type.Integer({
          minimum: 0,
          description: "how many the dry run named; nothing is mailed where it is another number by now",
        }),
      ),
    }),
    output: ClaimLinkPlan,
    errors: ["not_found", "occasion_not_open", "occasion_closed", "state_conflict", "too_many_lines"],
  },
  "GET /api/admin/occasions/{occasionId}/claim-mail": {
    operationId: "previewClaimMail",
    ...staff,
    summary: "The mail that a member would get with a claim link now",
    params: OccasionParams,
    query: Type.Object({ memberId: PositiveId }),
    output: ClaimMailPreview,
    errors: ["not_found"],
  },
  "POST /api/admin/claim-links/{claimLinkId}/resend": {
    operationId: "resendClaimLink",
    ...staff,
    summary: "Mail a new link to the address that the member has now; the one before stops working",
    params: ClaimLinkParams,
    output: ClaimLink,
    errors: ["not_found", "occasion_not_open", "occasion_closed", "state_conflict", "too_many_requests"],
  },
  "POST /api/admin/claim-links/{claimLinkId}/withdraw": {
    operationId: "withdrawClaimLink",
    ...staff,
    summary: "Withdraw a link: it stops working",
    params: ClaimLinkParams,
    output: ClaimLink,
    errors: ["not_found", "state_conflict"],
  },
} as const satisfies Record<string, StaffRoute>;

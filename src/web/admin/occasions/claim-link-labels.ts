import type { ClaimLink, ClaimLinkPlan } from "../../../contract/admin/claim-links.ts";
import { t } from "../../../platform/language/t.ts";
import { formatDay } from "../words/format.ts";

export const linkStateLabels: Record<ClaimLink["state"], string> = {
  queued: t("Waits to be mailed"),
  sent: t("Mailed"),
  bounced: t("Mail bounced"),
  printed: t("Card printed"),
  locked: t("Card locked"),
  opened: t("Opened"),
  waiting: t("Waits for stock"),
  chosen: t("Has chosen"),
  used: t("Claimed"),
  expired: t("Too old"),
  withdrawn: t("Withdrawn"),
};

type Other = ClaimLinkPlan["others"][number];

export const notEligibleLabels: Record<NonNullable<Other["notEligible"]>, string> = {
  left: t("no longer works here"),
  other_country: t("works in another country"),
  other_office: t("belongs to another office"),
  other_employment: t("has another kind of employment"),
  other_start: t("began on another day"),
  not_listed: t("is not on the list of this occasion"),
};

/** Why a member gets no link. */
export function reasonInWords({ reason, notEligible }: Pick<Other, "notEligible" | "reason">): string {
  if (reason === "claimed") return t("has this kit already");
  if (reason === "has_link") return t("has a link or a card that works");
  if (reason === "no_address") return t("no e-mail address is known");
  if (reason === "no_fact") return t("HR knows none of what is asked beside the code");
  return notEligible ? notEligibleLabels[notEligible] : t("the kit is not for them");
}

export const lineLabels: Record<ClaimLinkPlan["lines"][number]["outcome"], string> = {
  duplicate: t("stands above already"),
  unknown: t("no member has this address or number"),
  several: t("more than one member has this number"),
};

type Problem = ClaimLinkPlan["problems"][number];

/** A part in its size: `T-shirt, M`. */
export const partInWords = ({ part, size }: Pick<Problem, "part" | "size">): string =>
  size ? t("{part}, {size}", { part, size }) : part;

/** What stands against the links, and what follows from it. */
export function problemInWords({ problem, day, kits, needed, ...of }: Problem): string {
  const on = day ? formatDay(day) : "";
  if (problem === "not_started")
    return t("The occasion is not started, so nothing is mailed yet. What you see is a rehearsal.");
  if (problem === "no_kit") return t("Its kit is not in the shop, so the links would open nothing.");
  if (problem === "opens_later")
    return t("It opens on {day}: the links are mailed now, and open nothing before.", { day: on });
  if (problem === "expires_before_opening")
    return t("It opens on {day}, when links that are mailed now are too old. Send them later.", { day: on });
  if (problem === "dispatch_after_closing")
    return t("Kits leave from {day} on, after the last day to claim.", { day: on });
  return t("{part}: there is enough for {kits}, and {needed} could claim it.", {
    part: partInWords(of),
    kits: kits ?? 0,
    needed: needed ?? 0,
  });
}

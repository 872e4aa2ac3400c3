import type { ScheduledChange } from "../../../contract/admin/scheduled-changes.ts";
import { inRupees, onTheClock } from "../amount.ts";

/** What a scheduled change does and when, on the reader's clock, in one sentence. */
export function scheduledWords(change: ScheduledChange): string {
  const from = onTheClock(change.startsAt);
  if (change.kind === "publish") return `In the shop from ${from}`;
  if (change.kind === "withdraw") return `Out of the shop from ${from}`;
  const { webPrice, sellingPrice, returningPrice, colourName, endsAt } = change;
  const before = (webPrice ?? 0) > (sellingPrice ?? 0) ? `, instead of ${inRupees(webPrice ?? 0)}` : "";
  const price = `${colourName ? `${colourName}: ` : ""}${inRupees(sellingPrice ?? 0)}${before}`;
  if (endsAt === null) return `${price} from ${from}, for good`;
  const back = returningPrice === null ? "the price before" : inRupees(returningPrice);
  return `${price} from ${from} until ${onTheClock(endsAt)}, then ${back} again`;
}

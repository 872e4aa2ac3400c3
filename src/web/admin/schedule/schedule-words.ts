import type { ScheduledChange } from "../../../contract/admin/scheduled-changes.ts";
import { formatDateTime, formatRupees } from "../format.ts";

/** What a scheduled change does and when, in one sentence, in the reader's time zone. */
export function describeScheduledChange(change: ScheduledChange): string {
  const from = formatDateTime(change.startsAt);
  if (change.kind === "publish") return `In the shop from ${from}`;
  if (change.kind === "withdraw") return `Out of the shop from ${from}`;
  const { webPrice, sellingPrice, returningPrice, colourName, endsAt } = change;
  const before = (webPrice ?? 0) > (sellingPrice ?? 0) ? `, instead of ${formatRupees(webPrice ?? 0)}` : "";
  const price = `${colourName ? `${colourName}: ` : ""}${formatRupees(sellingPrice ?? 0)}${before}`;
  if (endsAt === null) return `${price} from ${from}, for good`;
  const back = returningPrice === null ? "the price before" : formatRupees(returningPrice);
  return `${price} from ${from} until ${formatDateTime(endsAt)}, then ${back} again`;
}

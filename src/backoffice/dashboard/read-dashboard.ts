import { Temporal } from "temporal-polyfill";
import type { AttentionItem, Dashboard } from "../../contract/admin/dashboard.ts";
import type { StoreSettings } from "../../contract/admin/settings.ts";
import { untranslated } from "../../contract/staff-text.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import { baseMoneyText } from "../../platform/money/base-money.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import { attentionText } from "./attention-text.ts";
import { type DayRow, listOrdersByDay, readFigures } from "./dashboard.store.ts";
import { listNeedsAttention, type NeedsAttentionRow } from "./needs-attention.store.ts";

const DAY_MS = 86_400_000;
const DAYS = 30;
const MAX_MAIL_DELAY_MS = 15 * 60_000;
/** Staff have dealt with older orders long ago. */
const LOOKBACK_MS = 180 * DAY_MS;

/**
 * The figures of the admin's first page. It always needs three statements, whatever the size of the store.
 */
export async function readDashboard(
  db: Db,
  { baseCurrency, dispatchDaysTo }: Pick<StoreSettings, "baseCurrency" | "dispatchDaysTo">,
  calendar: Calendar,
  now: Date,
): Promise<Dashboard> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const firstDay = calendar.dayOf(ago((DAYS - 1) * DAY_MS));
  const since = calendar.startOfDay(firstDay);
  const days = allDays(await listOrdersByDay(db, since, calendar.timeZone), firstDay);
  const figures = await readFigures(db, { since, enquiriesDueBefore: ago(DAY_MS) });
  const needsAttention = await listNeedsAttention(db, {
    now,
    timeZone: calendar.timeZone,
    lateBefore: calendar.workingDaysAgo(now, dispatchDaysTo),
    failingBefore: ago(MAX_MAIL_DELAY_MS),
    unnamedBefore: ago(DAY_MS),
    unreportedBefore: ago(DAY_MS),
    recent: ago(LOOKBACK_MS),
  });
  return {
    today: days.at(-1) ?? dayResponse(calendar.dayOf(now), undefined),
    days,
    kitsRedeemed: figures.kits_redeemed,
    topProducts: figures.top_products.map(({ product_id, name, pieces, revenue_paise }) => ({
      productId: product_id,
      name,
      pieces,
      revenue: paiseToRupees(revenue_paise),
    })),
    enquiries: { waiting: figures.enquiries_waiting, overdue: figures.enquiries_overdue },
    lowStock: figures.low_stock.map(({ product_id, name, kind, stock }) => ({
      productId: product_id,
      name,
      kind,
      stock,
    })),
    needsAttention: needsAttention.map((row) => needsAttentionResponse(row, baseCurrency)),
  };
}

/** Every day since then, also the days without an order. */
const allDays = (rows: readonly DayRow[], firstDay: string) =>
  Array.from({ length: DAYS }, (_, index) => {
    const day = Temporal.PlainDate.from(firstDay).add({ days: index }).toString();
    return dayResponse(
      day,
      rows.find((row) => row.day === day),
    );
  });

const dayResponse = (day: string, row: DayRow | undefined) => ({
  day,
  orders: row?.orders ?? 0,
  kits: row?.kits ?? 0,
  revenue: paiseToRupees(row?.revenue_paise ?? 0),
});

const needsAttentionResponse = (row: NeedsAttentionRow, baseCurrency: string): AttentionItem => ({
  id: `${row.kind}-${row.order_no ?? ""}-${row.mail_id ?? row.reference ?? ""}`,
  kind: row.kind,
  message:
    row.amount_paise > 0
      ? untranslated(`${baseMoneyText(row.amount_paise, baseCurrency)}: ${attentionText(row)}`)
      : attentionText(row),
  since: row.since.toISOString(),
  orderNo: row.order_no ?? "",
  mailId: row.mail_id,
  reference: row.reference ?? "",
});

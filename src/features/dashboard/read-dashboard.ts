import type { Dashboard, StuckThing } from "../../contract/admin/dashboard.ts";
import type { Db } from "../../server/db/database.ts";
import { dayBegins, indiaDay } from "../../server/db/india-day.ts";
import { toWire } from "../money/money.ts";
import { type DayRow, findStuck, ordersByDay, readFigures, type StuckRow } from "./dashboard.store.ts";
import { lateBefore } from "./working-days.ts";

const DAY_MS = 86_400_000;
const DAYS = 30;
const WORKING_DAYS = 5;
const MAIL_TAKES_MS = 15 * 60_000;
/** Older ones were looked at long ago. */
const LOOKED_BACK_MS = 180 * DAY_MS;

/** The first screen of the back office, by three statements, whatever the size of the store. */
export async function readDashboard(db: Db, now: Date): Promise<Dashboard> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const since = dayBegins(indiaDay(ago((DAYS - 1) * DAY_MS)));
  const days = wholeDays(await ordersByDay(db, since), since);
  const figures = await readFigures(db, { since, answerBy: ago(DAY_MS) });
  const stuck = await findStuck(db, {
    lateBefore: lateBefore(now, WORKING_DAYS),
    failingBefore: ago(MAIL_TAKES_MS),
    recent: ago(LOOKED_BACK_MS),
  });
  return {
    today: days.at(-1) ?? dayAnswer(indiaDay(now), undefined),
    days,
    kitsRedeemed: figures.kits_redeemed,
    topProducts: figures.top_products.map(({ product_id, name, pieces, revenue_paise }) => ({
      productId: product_id,
      name,
      pieces,
      revenue: toWire(revenue_paise),
    })),
    enquiries: { waiting: figures.enquiries_waiting, overdue: figures.enquiries_overdue },
    lowStock: figures.low_stock.map(({ product_id, name, kind, stock }) => ({
      productId: product_id,
      name,
      kind,
      stock,
    })),
    stuck: stuck.map(stuckAnswer),
  };
}

/** Every day since, those without an order too. */
const wholeDays = (rows: readonly DayRow[], since: Date) =>
  Array.from({ length: DAYS }, (_, index) => {
    const day = indiaDay(new Date(since.getTime() + index * DAY_MS));
    return dayAnswer(
      day,
      rows.find((row) => row.day === day),
    );
  });

const dayAnswer = (day: string, row: DayRow | undefined) => ({
  day,
  orders: row?.orders ?? 0,
  kits: row?.kits ?? 0,
  revenue: toWire(row?.revenue_paise ?? 0),
});

const stuckAnswer = (row: StuckRow): StuckThing => ({
  id: `${row.kind}-${row.mail_id ?? row.reference ?? row.order_no}`,
  kind: row.kind,
  says: row.about,
  since: row.since.toISOString(),
  orderNo: row.order_no ?? "",
  mailId: row.mail_id,
  reference: row.reference ?? "",
});

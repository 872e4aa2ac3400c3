import { newStaff } from "./staff.ts";
import type { TestStore } from "./store.ts";

/** The present month, as `2026-09`. */
export const monthOf = (store: TestStore): string => store.services.calendar.dayOf(store.now()).slice(0, 7);

/** What a bookkeeper downloads to close a month: its page, and its four files. */
export async function closedMonth(store: TestStore, month: string) {
  const { token } = await newStaff(store, "admin");
  const params = { month };
  const [report, sales, money, open, documents] = await Promise.all([
    store.call("GET /api/admin/months/{month}", { params, token }),
    store.call("GET /api/admin/months/{month}/sales", { params, token }),
    store.call("GET /api/admin/months/{month}/money", { params, token }),
    store.call("GET /api/admin/months/{month}/open-orders", { params, token }),
    store.call("GET /api/admin/invoices/summary", { query: params, token }),
  ]);
  return {
    report: report.body,
    csv: {
      sales: sales.body.csv,
      money: money.body.csv,
      open: open.body.csv,
      documents: documents.body.csv,
    },
  };
}

/** The lines of a CSV without quoted commas, by its headings. */
export function csvLines(csv: string): Record<string, string>[] {
  const [headings = [], ...rows] = csv
    .replace("\uFEFF", "")
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));
  return rows.map((cells) => Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? ""])));
}

/** What a column of a CSV adds up to. */
export const columnSum = (csv: string, heading: string): number =>
  csvLines(csv).reduce((all, line) => all + Math.round(Number(line[heading]) * 100), 0) / 100;

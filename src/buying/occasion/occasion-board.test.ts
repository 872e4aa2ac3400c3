import { expect, it } from "vitest";
import { nextStep } from "./occasion-board.ts";

const at = new Date("2026-11-01T00:00:00Z");
const occasion = {
  kit_product_id: 30 as number | null,
  claims: "at_once",
  audience: "rules",
  opens_on: null,
  closes_on: "2026-12-20" as string | null,
  dispatch_from: "2026-12-01" as string | null,
  budget_paise: null,
  started_at: at as Date | null,
  archived_at: null as Date | null,
};
const short = { part: "T-shirt", size: "M", kits: 4, coming: 0, needed: 9 };
const numbers = {
  chosen: 0,
  bounced: 0,
  toClaim: 0,
  queued: 0,
  expectedOn: null,
  withoutLink: 0,
  toDispatch: 0,
  short: undefined,
};
const next = (of: Partial<typeof occasion>, more: Partial<Parameters<typeof nextStep>[1]> = {}) => {
  const { step, count, day } = nextStep(
    { occasion: { ...occasion, ...of }, today: "2026-11-27" },
    { ...numbers, ...more },
  );
  return [step, count, day];
};
const all = { bounced: 2, toClaim: 9, withoutLink: 5, toDispatch: 3, short };

it("is what stands in the way first, then links, then parcels, then waiting", () => {
  expect(next({ kit_product_id: null, started_at: null }, all)).toEqual(["choose_kit", 0, null]);
  expect(next({ started_at: null }, all)).toEqual(["start", 0, null]);
  expect(next({}, all)).toEqual(["mend_addresses", 2, null]);
  expect(next({}, { ...all, bounced: 0 })).toEqual(["order_stock", 4, null]);
  const enough = { ...all, bounced: 0, short: undefined };
  expect(next({}, enough)).toEqual(["send_links", 5, "2026-12-20"]);
  expect(next({}, { ...enough, withoutLink: 0 })).toEqual(["dispatch", 3, "2026-12-01"]);
  expect(next({ dispatch_from: "2026-11-27" }, { ...enough, withoutLink: 0 })).toEqual(["dispatch", 3, null]);
  expect(next({}, { ...enough, withoutLink: 0, toDispatch: 0 })).toEqual(["wait", 9, "2026-12-20"]);
  expect(next({})).toEqual(["none", 0, null]);
});

it("is to have the choices ordered once the last day is past", () => {
  const collected = { claims: "collected", closes_on: "2026-11-26" };
  expect(next(collected, { chosen: 4, queued: 1, toDispatch: 3 })).toEqual(["order_choices", 4, null]);
  const open = { ...collected, closes_on: "2026-11-27" };
  expect(next(open, { chosen: 4 })).toEqual(["await_choices", 4, "2026-11-27"]);
  expect(next(open, { chosen: 4, toClaim: 9 })).toEqual(["await_choices", 4, "2026-11-27"]);
  expect(next(open, { chosen: 4, toClaim: 9, withoutLink: 2 })).toEqual(["send_links", 2, "2026-11-27"]);
  expect(next(open, { toClaim: 9 })).toEqual(["wait", 9, "2026-11-27"]);
  expect(next({ ...collected, archived_at: new Date(0) }, { chosen: 4 })).toEqual(["none", 0, null]);
});

it("asks nobody for a link who claims by a code", () => {
  expect(next({ audience: "anyone" }, { toClaim: 9, withoutLink: 9 })).toEqual(["wait", 9, "2026-12-20"]);
});

it("is a delivery that somebody waits for: to announce, to book, or to await, also after the last day", () => {
  const queue = { ...all, bounced: 0, queued: 3 };
  expect(next({}, queue)).toEqual(["announce_delivery", 3, null]);
  expect(next({}, { ...queue, expectedOn: "2026-11-26" })).toEqual(["announce_delivery", 3, "2026-11-26"]);
  const coming = { queued: 3, expectedOn: "2026-12-05" };
  expect(next({}, { ...queue, ...coming })).toEqual(["order_stock", 4, null]);
  expect(next({}, coming)).toEqual(["await_delivery", 3, "2026-12-05"]);
  expect(next({ closes_on: "2026-11-26" }, coming)).toEqual(["await_delivery", 3, "2026-12-05"]);
  expect(next({ archived_at: at }, coming)).toEqual(["none", 0, null]);
});

it("is only what was claimed once the occasion is over", () => {
  expect(next({ closes_on: "2026-11-26" }, all)).toEqual(["dispatch", 3, "2026-12-01"]);
  expect(next({ archived_at: at, started_at: null }, { ...all, toDispatch: 0 })).toEqual(["none", 0, null]);
});

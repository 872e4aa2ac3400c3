import {
  boardStages,
  MAX_NAMES,
  type nextSteps,
  type OccasionBoard,
} from "../../contract/admin/occasion-board.ts";
import { fullName } from "../../contract/full-name.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import type { BoardRow } from "./occasion-board.store.ts";
import type { KitCosts } from "./occasion-board-stock.store.ts";
import {
  type BoardStock,
  firstToRunOut,
  type KitSku,
  runsOutOn,
  stockNeeds,
} from "./occasion-board-stock.ts";
import { audienceIneligibility } from "./occasion-eligibility.ts";

type Stage = (typeof boardStages)[number];
type StageOf = Omit<BoardRow, "first_name" | "has_link" | "last_name" | "member_id" | "sizes">;

/** The stages that a member of an occasion has reached. An occasion for anyone counts every member who has not left. */
export function stagesOf(row: StageOf): Stage[] {
  const { order_status: status } = row;
  const mayClaim = audienceIneligibility(row.rules, row.member, row.today) === undefined;
  return [
    ...(row.is_invited ? (["invited"] as const) : []),
    ...(row.is_carded ? (["carded"] as const) : []),
    ...(row.is_opened ? (["opened"] as const) : []),
    ...(row.is_bounced ? (["bounced"] as const) : []),
    ...(row.is_locked ? (["locked"] as const) : []),
    ...(row.is_withdrawn ? (["withdrawn"] as const) : []),
    ...(status !== null ? (["claimed"] as const) : mayClaim ? [pendingStage(row.waiting)] : []),
    ...(status === "Dispatched" || status === "Delivered" ? (["dispatched"] as const) : []),
    ...(status === "Delivered" ? (["delivered"] as const) : []),
  ];
}

const pendingStage = (waiting: StageOf["waiting"]): Stage =>
  waiting ? (waiting.isCollected ? "chosen" : "queued") : "to claim";

/** What a board is made from. `today` is the store's day, YYYY-MM-DD. */
export interface BoardInput {
  readonly occasion: {
    readonly kit_product_id: number | null;
    readonly audience: string;
    readonly claims: string;
    readonly opens_on: string | null;
    readonly closes_on: string | null;
    readonly dispatch_from: string | null;
    readonly budget_paise: number | null;
    readonly started_at: Date | null;
    readonly archived_at: Date | null;
  };
  readonly rows: readonly BoardRow[];
  readonly skus: readonly KitSku[];
  readonly costs: KitCosts;
  readonly today: string;
}

/** The numbers of a board with the names behind them, what to do next, and what stock and budget are enough for. */
export function occasionBoard(input: BoardInput): OccasionBoard {
  const reached = input.rows.map((row) => ({ row, stages: stagesOf(row) }));
  const inStage = (stage: Stage) =>
    reached.flatMap(({ row, stages }) => (stages.includes(stage) ? [row] : []));
  const toClaim = inStage("to claim");
  const chosen = inStage("chosen");
  const queued = inStage("queued");
  const { rows: stock, unknownSizes } = stockNeeds(input.skus, [
    // What they chose is counted by itself (countChoices), so that no size is one person's.
    ...[...toClaim, ...chosen].map(({ sizes }) => sizes),
    ...queued.map(({ waiting }) => waiting ?? { size: "", partSizes: [] }),
  ]);
  const days = [...toClaim, ...chosen].map((row) => firstDayOf(row, input.occasion.opens_on));
  for (const { today } of queued) days.push(today);
  return {
    stages: boardStages.map((stage) => {
      const members = inStage(stage);
      return {
        stage,
        count: members.length,
        names: members.slice(0, MAX_NAMES).map((row) => ({
          memberId: row.member_id,
          fullName: fullName(row.first_name, row.last_name),
        })),
      };
    }),
    next: nextStep(input, {
      bounced: inStage("bounced").length,
      toClaim: toClaim.length,
      chosen: chosen.length,
      queued: queued.length,
      expectedOn: firstDay(queued),
      withoutLink: toClaim.filter(({ has_link }) => !has_link).length,
      toDispatch: inStage("claimed").length - inStage("dispatched").length,
      short: firstToRunOut(stock),
    }),
    stock: stock.map((row) => ({ ...row, runsOutOn: runsOutOn(row, days) })),
    unknownSizes,
    budget: budgetOf(input, toClaim.length + chosen.length + queued.length),
  };
}

/** From which day on a member can claim: today, their first day at the company, or that on which the occasion opens. */
function firstDayOf({ member, today }: Pick<BoardRow, "member" | "today">, opensOn: string | null): string {
  const starts = member.employments.map(({ startOn }) => startOn ?? "");
  return [today, opensOn ?? "", ...starts].toSorted().at(-1) ?? today;
}

interface Numbers {
  readonly bounced: number;
  readonly toClaim: number;
  /** Choices that staff have not had ordered. */
  readonly chosen: number;
  readonly queued: number;
  /** The first day of a delivery that somebody waits for. Null: one is not announced. */
  readonly expectedOn: string | null;
  readonly withoutLink: number;
  readonly toDispatch: number;
  readonly short: BoardStock | undefined;
}

const step = (
  name: (typeof nextSteps)[number],
  more: Partial<OccasionBoard["next"]> = {},
): OccasionBoard["next"] => ({ step: name, count: 0, part: "", size: "", day: null, ...more });

/** The most urgent of what staff can do. After the last day nobody is waited for, but what was claimed still goes out. */
export function nextStep(
  { occasion, today }: Pick<BoardInput, "occasion" | "today">,
  { bounced, toClaim, chosen, queued, expectedOn, withoutLink, toDispatch, short }: Numbers,
): OccasionBoard["next"] {
  const { closes_on: closesOn, dispatch_from: from } = occasion;
  const isOver = occasion.archived_at !== null || (closesOn !== null && closesOn < today);
  const isLinked = occasion.audience !== "anyone"; // else whoever has its code claims without a link
  if (!isOver && occasion.kit_product_id === null) return step("choose_kit");
  if (!isOver && occasion.started_at === null) return step("start");
  if (!isOver && bounced > 0) return step("mend_addresses", { count: bounced });
  if (chosen > 0 && occasion.archived_at === null && closesOn !== null && closesOn < today)
    return step("order_choices", { count: chosen });
  const isWaited = queued > 0 && occasion.archived_at === null; // also after the last day
  if (isWaited && (expectedOn === null || expectedOn < today))
    return step("announce_delivery", { count: queued, day: expectedOn });
  if (!isOver && short)
    return step("order_stock", { count: short.kits ?? 0, part: short.part, size: short.size });
  if (!isOver && isLinked && withoutLink > 0)
    return step("send_links", { count: withoutLink, day: closesOn });
  if (toDispatch > 0)
    return step("dispatch", { count: toDispatch, day: from !== null && from > today ? from : null });
  if (isWaited) return step("await_delivery", { count: queued, day: expectedOn });
  if (!isOver && chosen > 0) return step("await_choices", { count: chosen, day: closesOn });
  if (!isOver && toClaim > 0) return step("wait", { count: toClaim, day: closesOn });
  return step("none");
}

/** Null: somebody waits for what is not announced. */
function firstDay(queued: readonly BoardRow[]): string | null {
  const days = queued.map(({ waiting }) => waiting?.expectedOn ?? null);
  return days.includes(null) ? null : (days.toSorted()[0] ?? null);
}

function budgetOf({ occasion, costs }: BoardInput, toClaim: number): OccasionBoard["budget"] {
  if (occasion.budget_paise === null) return null;
  const { spentPaise, kitPaise } = costs;
  return {
    planned: paiseToRupees(occasion.budget_paise),
    spent: paiseToRupees(spentPaise),
    expected: kitPaise === null ? null : paiseToRupees(spentPaise + toClaim * kitPaise),
  };
}

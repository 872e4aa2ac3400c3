import { hasKitFor } from "../../../buying/kit/member-kits.ts";
import { type KitSku, stockNeeds } from "../../../buying/occasion/occasion-board-stock.ts";
import {
  audienceIneligibility,
  kitEmployment,
  type OccasionMember,
  type OccasionRules,
} from "../../../buying/occasion/occasion-eligibility.ts";
import type { Choices, ChosenSize, notOrderedReasons } from "../../../contract/admin/choices.ts";
import { notEligibleReasons } from "../../../contract/admin/claim-links.ts";

/** A choice, with what decides whether an order is made of it. */
export interface Choice {
  readonly size: string;
  /** How many kits in this size the stock is enough for; null: it is not counted. */
  readonly kits: number | null;
  readonly isWithdrawn: boolean;
  /** Whether the kit still comes in it. */
  readonly isGiven: boolean;
  readonly member: OccasionMember;
  /** At their office. */
  readonly today: string;
  /** The kits of the occasion that they have. */
  readonly had: readonly (string | null)[];
}

type Reason = (typeof notOrderedReasons)[number];

/** Fewer than these are never counted alone: whoever knows that one person has chosen would know their size. */
export const SMALLEST_COUNT = 3;

/** Why no order would be made of a choice now. Undefined: one would. */
export function reasonAgainstChoice(choice: Choice, rules: OccasionRules): Reason | undefined {
  if (choice.isWithdrawn) return "withdrawn";
  const ineligible = audienceIneligibility(rules, choice.member, choice.today);
  if (ineligible) return notEligibleReasons.find((each) => each === ineligible) ?? "not_listed";
  if (hasKitFor(choice.had, kitEmployment(rules, choice.member, choice.today))) return "claimed";
  return choice.isGiven ? undefined : "kit_changed";
}

/** The choices as counts, and what having them ordered would do. */
export function countChoices(
  choices: readonly Choice[],
  { rules, skus }: { readonly rules: OccasionRules; readonly skus: readonly KitSku[] },
): Pick<Choices, "chosen" | "notOrdered" | "sizes" | "toOrder" | "toWait"> {
  const judged = choices.map((choice) => ({ choice, reason: reasonAgainstChoice(choice, rules) }));
  const ready = judged.flatMap(({ choice, reason }) => (reason ? [] : [choice]));
  const reasons = Map.groupBy(
    judged.flatMap(({ reason }) => reason ?? []),
    (reason) => reason,
  );
  return {
    chosen: choices.length,
    sizes: groupSizes(ready),
    toOrder: ready.length,
    toWait: shortOf(skus, ready),
    notOrdered: [...reasons].map(([reason, { length: count }]) => ({ reason, count })),
  };
}

/** The part that is short for the most of them decides: a kit waits until all its parts are there. */
function shortOf(skus: readonly KitSku[], ready: readonly Choice[]): number {
  const { rows } = stockNeeds(
    skus,
    ready.map(({ size }) => size),
  );
  const byPart = Map.groupBy(rows, ({ part }) => part);
  const shorts = [...byPart.values()].map((ofPart) =>
    ofPart.reduce(
      (sum, { kits, needed }) => sum + (kits === null ? 0 : Math.max(0, needed - Math.max(0, kits))),
      0,
    ),
  );
  return Math.min(ready.length, Math.max(0, ...shorts));
}

/**
 * How many chose each size, in the order of the choices. Sizes of fewer than `SMALLEST_COUNT` are one row, at the end, together with the next
 * rarest where they are fewer even so.
 */
export function groupSizes(choices: readonly Pick<Choice, "kits" | "size">[]): ChosenSize[] {
  const bySize = Map.groupBy(choices, ({ size }) => size);
  const sizes = [...bySize].map(([size, of]) => ({ size, count: of.length, kits: of[0]?.kits ?? null }));
  const rarest = sizes.toSorted((a, b) => a.count - b.count);
  const together: ChosenSize[] = [];
  const sumOf = () => together.reduce((sum, { count }) => sum + count, 0);
  for (const each of rarest)
    if (each.count < SMALLEST_COUNT || (together.length > 0 && sumOf() < SMALLEST_COUNT)) together.push(each);
  if (together.length === 0) return sizes;
  const isCounted = together.every(({ kits }) => kits !== null);
  return [
    ...sizes.filter((each) => !together.includes(each)),
    {
      size: "",
      count: sumOf(),
      kits: isCounted ? together.reduce((sum, { kits }) => sum + (kits ?? 0), 0) : null,
    },
  ];
}

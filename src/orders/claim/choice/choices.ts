import { hasKitFor } from "../../../buying/kit/member-kits.ts";
import type { StockedKitSku } from "../../../buying/occasion/occasion-board-stock.ts";
import {
  audienceIneligibility,
  kitEmployment,
  type OccasionMember,
  type OccasionRules,
} from "../../../buying/occasion/occasion-eligibility.ts";
import type { Choices, ChosenSize, notOrderedReasons } from "../../../contract/admin/choices.ts";
import { notEligibleReasons } from "../../../contract/admin/claim-links.ts";
import type { PartSize } from "../../../contract/cart.schemas.ts";
import { countParts, countShort } from "./chosen-parts.ts";
import { groupRare } from "./small-counts.ts";

/** A choice, with what decides whether an order is made of it. */
export interface Choice {
  readonly size: string;
  /** The sizes of parts that are not the kit's. */
  readonly partSizes: readonly PartSize[];
  /** The variants of the parts that were declined. */
  readonly declined: readonly number[];
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
  { rules, skus }: { readonly rules: OccasionRules; readonly skus: readonly StockedKitSku[] },
): Pick<Choices, "chosen" | "notOrdered" | "parts" | "sizes" | "takesParts" | "toOrder" | "toWait"> {
  const judged = choices.map((choice) => ({ choice, reason: reasonAgainstChoice(choice, rules) }));
  const ready = judged.flatMap(({ choice, reason }) => (reason ? [] : [choice]));
  const reasons = Map.groupBy(
    judged.flatMap(({ reason }) => reason ?? []),
    (reason) => reason,
  );
  return {
    chosen: choices.length,
    sizes: groupSizes(ready),
    parts: countParts(skus, ready),
    takesParts: skus.some(({ variantId }) => variantId !== null),
    toOrder: ready.length,
    toWait: countShort(skus, ready),
    notOrdered: [...reasons].map(([reason, { length: count }]) => ({ reason, count })),
  };
}

/**
 * How many chose each size, in the order of the choices. Sizes of fewer than `SMALLEST_COUNT` are one row, at the end, together with the next
 * rarest where they are fewer even so.
 */
export function groupSizes(choices: readonly Pick<Choice, "kits" | "size">[]): ChosenSize[] {
  const bySize = Map.groupBy(choices, ({ size }) => size);
  const sizes = [...bySize].map(([size, of]) => ({ size, count: of.length, kits: of[0]?.kits ?? null }));
  const { alone, together } = groupRare(sizes);
  if (together.length === 0) return alone;
  const isCounted = together.every(({ kits }) => kits !== null);
  return [
    ...alone,
    {
      size: "",
      count: together.reduce((sum, { count }) => sum + count, 0),
      kits: isCounted ? together.reduce((sum, { kits }) => sum + (kits ?? 0), 0) : null,
    },
  ];
}

import type { Employment, memberStatuses } from "../../contract/admin/members.ts";

export type MemberStatus = (typeof memberStatuses)[number];

export interface StatusWithDays {
  readonly status: MemberStatus;
  /** Of the employment that the status is from. Null: none is known. */
  readonly startOn: string | null;
  readonly endOn: string | null;
}

/**
 * Whether somebody is coming, here or has left, on a day (YYYY-MM-DD) by the clock of their office. The last day still counts.
 * Who comes back is coming; who has no employment yet is coming too, on a day that nobody has said.
 */
export function memberStatus(employments: readonly Employment[], today: string): StatusWithDays {
  const inOrder = employments.toSorted((a, b) => a.startOn.localeCompare(b.startOn));
  const now = inOrder.find(({ startOn, endOn }) => startOn <= today && (endOn === null || endOn >= today));
  if (now) return { status: "here", ...now };
  const next = inOrder.find(({ startOn }) => startOn > today);
  if (next) return { status: "coming", ...next };
  const last = inOrder.at(-1);
  return last ? { status: "left", ...last } : { status: "coming", startOn: null, endOn: null };
}

/** The first two employments that share a day. Undefined: none do. */
export function overlapIn(employments: readonly Employment[]): readonly [Employment, Employment] | undefined {
  const inOrder = employments.toSorted((a, b) => a.startOn.localeCompare(b.startOn));
  for (const [at, each] of inOrder.entries()) {
    const next = inOrder[at + 1];
    if (next && (each.endOn === null || each.endOn >= next.startOn)) return [each, next];
  }
  return undefined;
}

/** The employments of two records of one person: those that share a day become one. */
export function mergeEmployments(employments: readonly Employment[]): Employment[] {
  const merged: Employment[] = [];
  for (const each of employments.toSorted((a, b) => a.startOn.localeCompare(b.startOn))) {
    const last = merged.at(-1);
    if (last && (last.endOn === null || last.endOn >= each.startOn)) {
      const endOn = last.endOn === null || each.endOn === null ? null : maxOf(last.endOn, each.endOn);
      merged[merged.length - 1] = { startOn: last.startOn, endOn };
    } else merged.push({ startOn: each.startOn, endOn: each.endOn });
  }
  return merged;
}

const maxOf = (one: string, other: string) => (one > other ? one : other);

/** Who keeps members does not see what size somebody wears: boards have counts, and who packs sees it on the slip. */
export const seesSizes = (role: string): boolean => role !== "people";

import type { MemberLineReason } from "../../contract/admin/member-csv.ts";
import type { Employment } from "../../contract/admin/members.ts";
import { memberStatus, overlapIn } from "../member/member.ts";

/** The words of HR systems for a kind of employment. What is not among them is refused, not guessed. */
const kinds: readonly (readonly [NonNullable<MemberKind>, RegExp])[] = [
  ["permanent", /^(?:permanent|regular|indefinite|unbefristet|fast(?: ansatt)?)$/i],
  ["temporary", /^(?:temporary|temp|fixed[ -]term|seasonal|befristet|midlertidig|vikar)$/i],
  [
    "contractor",
    /^(?:contractor|contingent(?: worker)?|freelancer?|consultant|freie[r]? mitarbeiter(?:in)?|innleid)$/i,
  ],
  ["intern", /^(?:intern|internship|trainee|apprentice|praktikant(?:in)?|auszubildende[r]?|lærling)$/i],
];
type MemberKind = "permanent" | "temporary" | "contractor" | "intern" | null;

export const employmentKindIn = (cell: string): MemberKind =>
  kinds.find(([, words]) => words.test(cell.trim()))?.[0] ?? null;

const DAY = "\\d{4}-\\d{2}-\\d{2}";
const INTERVAL = new RegExp(`^(${DAY})/(${DAY}|\\.\\.)$`);

/** Employments as an export writes them: intervals of ISO 8601, `2019-01-01/2020-12-31; 2024-03-01/..`. */
export const writeEmployments = (employments: readonly Employment[]): string =>
  employments.map(({ startOn, endOn }) => `${startOn}/${endOn ?? ".."}`).join("; ");

/** Undefined: it cannot be read. */
export function readEmployments(cell: string): Employment[] | undefined {
  const read = cell
    .split(";")
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => INTERVAL.exec(text));
  const employments = read.flatMap((match) =>
    match ? [{ startOn: match[1] ?? "", endOn: match[2] === ".." ? null : (match[2] ?? null) }] : [],
  );
  const areDays = employments.every(
    ({ startOn, endOn }) => isDay(startOn) && (endOn === null || isDay(endOn)),
  );
  return areDays && employments.length === read.length ? employments : undefined;
}

const isDay = (text: string): boolean => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

export interface EmploymentCells {
  /** Null: the line does not say. */
  readonly startOn: string | null;
  readonly endOn: string | null;
  readonly others: readonly Employment[];
  /** By the clock of their office, YYYY-MM-DD. */
  readonly today: string;
}

interface Unclear {
  readonly reason: MemberLineReason;
  readonly about: string;
}

/**
 * The employments that a line leaves somebody with. A first day that is new begins another employment after one that has ended, and moves
 * the first day of one that has not begun. That of a begun one is not moved by a file: their kit may belong to it.
 */
export function employmentsAfter(
  before: readonly Employment[],
  { startOn, endOn, others, today }: EmploymentCells,
): Employment[] | Unclear {
  if (startOn && endOn && endOn < startOn) return { reason: "days_backwards", about: `${startOn}, ${endOn}` };
  const known = withStart(before, { startOn, endOn, today });
  if (!Array.isArray(known)) return known;
  const starts = new Set(known.map((each) => each.startOn));
  const after = [...known, ...others.filter((other) => !starts.has(other.startOn))];
  const backwards = after.find((each) => each.endOn !== null && each.endOn < each.startOn);
  if (backwards) return { reason: "days_backwards", about: writeEmployments([backwards]) };
  const shared = overlapIn(after);
  if (shared) return { reason: "days_shared", about: writeEmployments(shared) };
  return after.toSorted((a, b) => a.startOn.localeCompare(b.startOn));
}

function withStart(
  before: readonly Employment[],
  { startOn, endOn, today }: Omit<EmploymentCells, "others">,
): Employment[] | Unclear {
  const status = memberStatus(before, today);
  const chosen = before.find((each) => each.startOn === (startOn ?? status.startOn));
  const changed = (from: Employment, to: Employment) => before.map((each) => (each === from ? to : each));
  if (!startOn) {
    if (!endOn) return [...before];
    return chosen ? changed(chosen, { ...chosen, endOn }) : { reason: "last_day_alone", about: endOn };
  }
  if (chosen) return changed(chosen, { ...chosen, endOn: endOn ?? chosen.endOn });
  const added = { startOn, endOn };
  const inTheWay = before.find((each) => overlapIn([each, added]) !== undefined);
  const coming =
    status.status === "coming" ? before.find((each) => each.startOn === status.startOn) : undefined;
  const isEarlierOne = endOn !== null && coming !== undefined && endOn < coming.startOn;
  if (coming && !isEarlierOne && (!inTheWay || inTheWay === coming) && startOn <= (coming.endOn ?? startOn))
    return changed(coming, { startOn, endOn: endOn ?? coming.endOn });
  if (inTheWay) return { reason: "begun_already", about: inTheWay.startOn };
  return [...before, added];
}

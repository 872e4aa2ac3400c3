const CELL_ENDS = /[,;\t"]+/;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const OTHER_DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;

/**
 * The last working day in a line of a leavers' list, as YYYY-MM-DD: the latest date, because a line may also say when somebody
 * joined. Null: it has none. `unclear`: a date in another form (3/4/2026 is two days) or one that does not exist.
 */
export function lastDayIn(line: string): string | "unclear" | null {
  const dates = line
    .split(CELL_ENDS)
    .map((cell) => cell.trim())
    .filter((cell) => OTHER_DATE.test(cell));
  if (!dates.every(isDay)) return "unclear";
  return dates.sort().at(-1) ?? null;
}

const isDay = (text: string): boolean =>
  ISO_DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** Scores from 0 to 100, by Lighthouse's names of the categories. */
export type Scores = Readonly<Record<string, number>>;

/** The minimum scores on a phone. */
const minimumScores: Scores = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };

export interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
  >;
}

/** The median of each category, of an odd number of runs. */
export function medians(runs: readonly Scores[]): Scores {
  const middle = (category: string) =>
    runs.map((run) => run[category] ?? 0).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return Object.fromEntries(Object.keys(minimumScores).map((category) => [category, middle(category)]));
}

/** The categories below their minimum, as texts. */
export const scoresBelowMinimum = (scores: Scores): string[] =>
  Object.entries(minimumScores).flatMap(([category, minimum]) =>
    (scores[category] ?? 0) < minimum ? [`${category} must be ${minimum}`] : [],
  );

/** The audits with a score below 90, worst first. */
export const worstAudits = ({ audits }: Report): string[] =>
  Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .sort((a, b) => (a.score ?? 0) - (b.score ?? 0))
    .map(
      ({ title, score, displayValue = "" }) => `${Math.round((score ?? 0) * 100)}  ${title} ${displayValue}`,
    );

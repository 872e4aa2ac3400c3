/** Out of 100, by Lighthouse's names of the categories. */
export type Scores = Readonly<Record<string, number>>;

/** What must hold on a phone. */
const least: Scores = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };

export interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
  >;
}

/** The middle one of each category's scores, of an odd number of runs. */
export function medians(runs: readonly Scores[]): Scores {
  const middle = (category: string) =>
    runs.map((run) => run[category] ?? 0).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return Object.fromEntries(Object.keys(least).map((category) => [category, middle(category)]));
}

/** Which categories are below what must hold, in words. */
export const below = (scores: Scores): string[] =>
  Object.entries(least).flatMap(([category, wanted]) =>
    (scores[category] ?? 0) < wanted ? [`${category} wants ${wanted}`] : [],
  );

/** What was found wanting, worst first. */
export const worstAudits = ({ audits }: Report): string[] =>
  Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .sort((a, b) => (a.score ?? 0) - (b.score ?? 0))
    .map(
      ({ title, score, displayValue = "" }) => `${Math.round((score ?? 0) * 100)}  ${title} ${displayValue}`,
    );

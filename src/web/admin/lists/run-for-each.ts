import { ApiProblem } from "../../../contract/client.ts";
import type { Outcome } from "./outcome-table.tsx";

/**
 * Does one step for each record, one after the other. A refused record does not stop the others. A step returns what to say
 * of it.
 */
export async function runForEach<R extends { readonly id: string | number }>(
  records: readonly R[],
  nameOf: (record: R) => string,
  step: (record: R) => Promise<string>,
  onProgress: (done: number) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const record of records) {
    onProgress(outcomes.length);
    outcomes.push(await outcomeOf(record, nameOf(record), step));
  }
  return outcomes;
}

async function outcomeOf<R extends { readonly id: string | number }>(
  record: R,
  name: string,
  step: (record: R) => Promise<string>,
): Promise<Outcome> {
  try {
    return { key: record.id, outcome: "done", cells: [name, await step(record)] };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { key: record.id, outcome: "refused", cells: [name, error.detail || error.message] };
  }
}

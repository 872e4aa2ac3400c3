import { ApiProblem } from "../../../../contract/client.ts";
import type { Outcome } from "../outcome-table.tsx";

/**
 * Does one step for each order, one after the other. A refused order does not stop the others. A step returns what to say
 * of it.
 */
export async function runForEach<T extends { readonly id: string }>(
  orders: readonly T[],
  step: (order: T) => Promise<string>,
  onProgress: (done: number) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const order of orders) {
    onProgress(outcomes.length);
    outcomes.push(await outcomeOf(order, step));
  }
  return outcomes;
}

async function outcomeOf<T extends { readonly id: string }>(
  order: T,
  step: (order: T) => Promise<string>,
): Promise<Outcome> {
  try {
    return { key: order.id, outcome: "done", cells: [order.id, await step(order)] };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { key: order.id, outcome: "refused", cells: [order.id, error.detail || error.message] };
  }
}

import { isRefusal, type Refusal } from "../../../contract/errors.ts";
import type { ErrorsOf, Output } from "../../../contract/route-types.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { placeClaim, type UseClaimLink } from "../link/use-claim-link.ts";
import { joinQueue } from "./join-queue.ts";

type Placed = Output<"POST /api/claims/wait">;

/** Stock may come between finding it out and waiting for it, and go again. */
const TRIES = 3;

/**
 * Orders the kit of a link, or waits for it where it is out and a delivery is announced. Whoever waits already changes what they wait
 * for. Refuses like placeClaim; out_of_stock: no delivery is announced.
 */
export async function claimOrWait(
  db: Db,
  jobs: Jobs,
  claim: UseClaimLink,
): Promise<Placed | Refusal<ErrorsOf<"POST /api/claims/wait">>> {
  for (let tries = 1; ; tries += 1) {
    const order = await placeClaim(db, jobs, claim);
    if (!isRefusal(order)) return { order, waiting: null };
    if (order.refused !== "out_of_stock") return order;
    const waiting = await joinQueue(db, jobs, claim);
    if (waiting !== "there") return isRefusal(waiting) ? waiting : { order: null, waiting };
    if (tries === TRIES) return order;
  }
}

import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { waitingJobs } from "../support/waiting-jobs.ts";

/** Far more than a worker fetches while a poll of Vitest lasts, at one a second. */
const MANY = 60;

describeStore("jobs of a bulk step", (store) => {
  it.each(["invoice.settle", "payment.create-link"] as const)(
    "are not limited to one a second: %s",
    async (name) => {
      const { services } = store();
      await services.database.db.transaction().execute(async (trx) => {
        for (let each = 0; each < MANY; each += 1)
          await services.jobs.enqueue(trx, name, { orderId: 999_999_999 });
      });
      expect(await waitingJobs(store(), name)).toBeGreaterThan(0);
      await expect.poll(() => waitingJobs(store(), name)).toBe(0);
    },
  );
});

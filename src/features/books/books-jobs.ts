import type { JobHandlers } from "../../server/jobs/jobs.ts";
import type { Services } from "../../server/services.ts";
import { recordBooksCheck } from "./record-books-check.ts";

/** Checks the books each night. A rule that does not hold is also a line of the log. */
export const booksJobs = ({
  database: { db },
  clock,
  log,
}: Pick<Services, "clock" | "database" | "log">): Pick<JobHandlers, "books.check"> => ({
  async "books.check"() {
    const { broken } = await recordBooksCheck(db, { askedBy: null, now: clock() });
    for (const { rule, count, examples } of broken)
      log.error({ rule, count, examples }, "the books disagree");
  },
});

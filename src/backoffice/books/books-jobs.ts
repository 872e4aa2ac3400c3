import { anchorAudit } from "../../platform/audit/anchor-audit.ts";
import { openAnchorBucket } from "../../platform/audit/anchor-bucket.ts";
import { auditAnchorFile } from "../../platform/audit/anchor-file.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/services.ts";
import { recordBooksCheck } from "./record-books-check.ts";

/** Checks the books each night, and anchors the audit. A rule that does not hold is also a line of the log. */
export const booksJobs = ({
  database: { db },
  config,
  secretKeys,
  clock,
  log,
}: Pick<Services, "clock" | "config" | "database" | "log" | "secretKeys">): Pick<
  JobHandlers,
  "books.check"
> => ({
  async "books.check"() {
    const { broken } = await recordBooksCheck(db, { askedBy: null, now: clock() });
    for (const { rule, count, examples } of broken)
      log.error({ rule, count, examples }, "the books disagree");
    await anchorAudit(db, {
      file: auditAnchorFile(config),
      bucket: openAnchorBucket(config),
      secretKeys,
      now: clock(),
    });
  },
});

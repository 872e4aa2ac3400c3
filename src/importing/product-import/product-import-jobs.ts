import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/services.ts";
import { resumeImport, workOnImport } from "./work-on-import.ts";

/** Imports products in parts, one import at a time, and goes on with an import whose process ended. */
export const productImportJobs = ({
  database: { db },
  jobs,
  catalog,
  clock,
}: Pick<Services, "database" | "jobs" | "catalog" | "clock">): Pick<
  JobHandlers,
  "import.run" | "import.resume"
> => ({
  async "import.run"() {
    if (!(await workOnImport(db, { jobs, clock }))) await catalog.refresh();
  },
  "import.resume": () => resumeImport(db, { jobs, clock }),
});

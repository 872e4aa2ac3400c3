import type { CatalogueServices } from "../../catalogue/services.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { resumeImport, workOnImport } from "./work-on-import.ts";

/** Imports products in parts, one import at a time, and goes on with an import whose process ended. */
export const productImportJobs = ({
  database: { db },
  jobs,
  catalog,
  clock,
}: Pick<CatalogueServices, "database" | "jobs" | "catalog" | "clock">): Pick<
  JobHandlers,
  "import.run" | "import.resume"
> => ({
  async "import.run"() {
    if (!(await workOnImport(db, { jobs, clock }))) await catalog.refresh();
  },
  "import.resume": () => resumeImport(db, { jobs, clock }),
});

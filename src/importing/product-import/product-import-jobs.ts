import type { CatalogueServices } from "../../catalogue/services.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { resumeImport, workOnImport } from "./work-on-import.ts";

/** Imports products in parts, one import at a time, and goes on with an import whose process ended. */
export const productImportJobs = ({
  database: { db },
  jobs,
  catalogue,
  clock,
}: Pick<CatalogueServices, "database" | "jobs" | "catalogue" | "clock">): Pick<
  JobHandlers,
  "import.run" | "import.resume"
> => ({
  async "import.run"() {
    if (!(await workOnImport(db, { jobs, clock }))) await catalogue.refresh();
  },
  "import.resume": () => resumeImport(db, { jobs, clock }),
});

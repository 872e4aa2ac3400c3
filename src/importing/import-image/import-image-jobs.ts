import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/services.ts";
import { fetchImportImage } from "./fetch-import-image.ts";

/** Fetches the images of imported products. */
export const importImageJobs = ({
  config,
  database,
  jobs,
  clock,
}: Pick<Services, "config" | "database" | "jobs" | "clock">): Pick<JobHandlers, "import.fetch-image"> => ({
  async "import.fetch-image"({ importImageId }) {
    const from = {
      trustedHosts: config.importImageHosts,
      isTrustedOnly: config.importImagesFrom === "listed",
    };
    await fetchImportImage(database.db, { jobs, importImageId, from, now: clock() });
  },
});

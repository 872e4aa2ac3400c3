import { join } from "node:path";
import { finished } from "node:stream/promises";
import type { FastifyInstance } from "fastify";
import { EXPORT_PATH, hashExportToken } from "../../backoffice/store-export/make-export-link.ts";
import { takeExportLink } from "../../backoffice/store-export/store-export.store.ts";
import { writeStoreExport } from "../../backoffice/store-export/write-store-export.ts";
import { refuse } from "../../contract/errors.ts";
import { createSemaphore } from "../../platform/semaphore/semaphore.ts";
import { cookieValue } from "../../platform/session/cookie-value.ts";
import type { AppServices } from "../services.ts";
import { sendProblem } from "./problem.ts";
import { XSRF_COOKIE } from "./xsrf.ts";

const linkIsOver = refuse(
  "not_found",
  "This link works once, within a minute, in the browser that asked for it. Start the export again.",
);

/** The download of the whole store by the link that an administrator just made. One at a time in a process. */
export async function registerStoreExport(app: FastifyInstance, services: AppServices): Promise<void> {
  const { config, database, settings, clock, log } = services;
  const withSemaphore = createSemaphore({ maxRunning: 1, maxWaiting: 3 });
  const once = { exposeHeadRoute: false }; // a HEAD would use the link up
  app.get<{ Params: { token: string } }>(`${EXPORT_PATH}:token`, once, async ({ params, headers }, reply) => {
    const now = clock();
    const browser = cookieValue(headers.cookie, XSRF_COOKIE) ?? "";
    if (!(await takeExportLink(database.db, hashExportToken(params.token, browser), now)))
      return sendProblem(reply, linkIsOver);
    return withSemaphore(async () => {
      const storeName = settings.current().companyName;
      const folder = join(config.dataDir, "exports");
      const archive = writeStoreExport(database.jobs.db, { folder, storeName, now });
      archive.on("error", (error) => log.error({ err: error }, "the export of the whole store failed"));
      reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="store-${now.toISOString().slice(0, 10)}.zip"`)
        .type("application/zip")
        .send(archive);
      await finished(archive).catch(() => undefined); // said above
      return reply;
    });
  });
}

import type { Logger } from "pino";
import type { CatalogKeeper } from "../features/catalog/keep-catalog.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { AnswerCache } from "./http/answer-cache.ts";
import type { Jobs } from "./jobs/jobs.ts";

/** What the parts of one running process share. Handed down as an argument, never imported. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly catalog: CatalogKeeper;
  readonly jobs: Jobs;
  readonly answers: AnswerCache;
  readonly log: Logger;
  readonly clock: () => Date;
}

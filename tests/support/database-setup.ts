import type { TestProject } from "vitest/node";
import { type DatabaseKind, makeTemplates, type Templates } from "./database-templates.ts";
import { hasPostgres } from "./postgres-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Which database this project's tests run on (vitest.config.ts); `quicker`: PostgreSQL where there is one. */
    wantedDatabase: DatabaseKind | "quicker";
    databaseTemplates: Templates;
  }
}

/** Vitest's global set-up of every project that needs a database: its templates, once in a run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { wantedDatabase } = project.getProvidedContext();
  const kind =
    wantedDatabase === "quicker" ? ((await hasPostgres()) ? "postgres" : "pglite") : wantedDatabase;
  const { templates, drop } = await makeTemplates(kind);
  project.provide("databaseTemplates", templates);
  return drop;
}

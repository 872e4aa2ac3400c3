import type { TestProject } from "vitest/node";
import { createTemplates, type DatabaseKind, type Templates } from "./database-templates.ts";
import { hasPostgres } from "./postgres-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Which database this project's tests run on (vitest.config.ts). `quicker`: PostgreSQL where it is installed. */
    requestedDatabase: DatabaseKind | "quicker";
    databaseTemplates: Templates;
  }
}

/** Vitest's global setup of every project that needs a database: creates its templates once a run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { requestedDatabase } = project.getProvidedContext();
  const kind =
    requestedDatabase === "quicker" ? ((await hasPostgres()) ? "postgres" : "pglite") : requestedDatabase;
  const { templates, drop } = await createTemplates(kind);
  project.provide("databaseTemplates", templates);
  return drop;
}

import type { TestProject } from "vitest/node";
import { type DatabaseKind, makeTemplates, type Templates } from "./database-templates.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Which database this project's tests run on (vitest.config.ts). */
    databaseKind: DatabaseKind;
    databaseTemplates: Templates;
  }
}

/** Vitest's global set-up of every project that needs a database: its templates, once in a run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { templates, drop } = await makeTemplates(project.getProvidedContext().databaseKind);
  project.provide("databaseTemplates", templates);
  return drop;
}

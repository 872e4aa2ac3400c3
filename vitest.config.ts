import { availableParallelism } from "node:os";
import type { ProvidedContext } from "vitest";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";

const onDatabase = (
  name: string,
  wantedDatabase: ProvidedContext["wantedDatabase"],
  include: string[],
  { testTimeout = 20_000, retry = 0, maxWorkers = availableParallelism() } = {},
) => ({
  extends: true as const,
  test: {
    name,
    include,
    testTimeout,
    retry,
    maxWorkers,
    isolate: false, // every store is an object of its own: its modules need not be loaded anew for each file
    provide: { wantedDatabase },
    globalSetup: "tests/support/database-setup.ts",
  },
});
const api = ["tests/{api,support}/**/*.test.ts"];
const waiting = { maxWorkers: 2 * availableParallelism() }; // for mails, for the queue, for what is tried again

/** Apart from vite.config.ts: React Router's plugin takes over a test run. */
export default defineConfig({
  test: {
    setupFiles: "tests/support/quiet-console.ts",
    testTimeout: 20_000, // a busy machine is slow, not wrong
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } }, // what is waited for is never said to fail after a mere second
    maxWorkers: "100%", // one less than there are processors would be half of a small machine's
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: "unit", include: ["{src,demo,scripts}/**/*.test.ts"] } },
      onDatabase("api-embedded", "pglite", api, waiting),
      onDatabase("api-postgres", "postgres", api, waiting),
      onDatabase("drills", "postgres", ["tests/drills/**/*.test.ts"]),
      onDatabase("journeys", "quicker", ["tests/e2e/**/*.test.ts"], {
        testTimeout: 60_000,
        retry: 1, // a browser beside other work; the report names what needed it, and twice is a failure
      }),
    ],
  },
});

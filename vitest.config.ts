import { availableParallelism } from "node:os";
import type { ProvidedContext } from "vitest";
import { configDefaults, defineConfig } from "vitest/config";
import { SlowestFirst } from "./tests/support/slowest-first.ts";

const onDatabase = (
  name: string,
  requestedDatabase: ProvidedContext["requestedDatabase"],
  include: string[],
  { maxWorkers = availableParallelism(), after = 1, retry = 0 } = {},
) => ({
  extends: true as const,
  test: {
    name,
    include,
    testTimeout: 300_000, // ends one that hangs; on a busy machine the longest need minutes
    expect: { poll: { timeout: 90_000 } }, // as long as the browser's own waits: axe alone can need ten seconds
    maxWorkers,
    retry,
    sequence: { groupOrder: after }, // those with another number of workers must run after each other
    isolate: false, // each test opens its own store object, so files can share loaded modules
    provide: { requestedDatabase },
    globalSetup: "tests/support/database-setup.ts",
    setupFiles: [
      "tests/support/fail-on-console.ts",
      "tests/support/known-languages.ts",
      "tests/support/put-back.ts",
    ],
  },
});
const api = ["tests/{api,support,upgrades}/**/*.test.ts"];
/**
 * One or two of each kind of what could differ in the embedded database: its one connection under simultaneous requests, its
 * files, its driver's types, its notifications, its jobs, large results. `npm run drills` has every API test on both
 * (docs/decisions/0022-test-time.md).
 */
const embedded = [
  "tests/{support,upgrades}/**/!(test-run).test.ts", // killed runs leave databases on a server only
  "tests/api/{backup,changed-products,checkout,checkout-stock,database,first-administrator,idle-store,mail,odd-values}.test.ts",
  "tests/api/admin/{audit,product-imports,scheduled-changes,store-export}.test.ts",
];
const isLong = process.env.DRILLS === "long";
/** These tests also wait: for mails, jobs and retries. Not more, because the journeys run beside them. */
const moreWorkers = { maxWorkers: Math.ceil(1.5 * availableParallelism()), after: 0 };

/** Separate from vite.config.ts, because React Router's plugin does not work in a test run. */
export default defineConfig({
  test: {
    setupFiles: ["tests/support/fail-on-console.ts"],
    testTimeout: 120_000, // a busy machine is slow, not wrong
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: "100%", // the default leaves one processor free, which is half of a small machine
    sequence: { sequencer: SlowestFirst },
    // `--changed` follows imports. These files are read, not imported.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, "**/migrations/**", "**/demo/**"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{src,demo,scripts}/**/*.test.ts"],
          isolate: false, // half of the time was imports
          setupFiles: [
            "tests/support/put-back.ts",
            "tests/support/known-languages.ts",
            "tests/support/end-long-properties.ts",
          ],
          sequence: { groupOrder: 2 },
        },
      },
      // Each file has a window of its own. In a process of its own three quarters of its time were imports.
      {
        extends: true,
        test: {
          name: "components",
          include: ["src/**/*.test.tsx"],
          isolate: false,
          setupFiles: [
            "tests/support/put-back.ts",
            "tests/support/forget-pages.ts",
            "tests/support/pages-without-loader.ts",
          ],
          sequence: { groupOrder: 2 },
        },
      },
      onDatabase("api-embedded", "pglite", isLong ? api : embedded, moreWorkers),
      onDatabase("api-postgres", "postgres", api, moreWorkers),
      onDatabase("drills", "postgres", [`tests/drills/**/*.${isLong ? "{test,long}" : "test"}.ts`]),
      onDatabase("journeys", "quicker", ["tests/e2e/**/*.test.ts"], { retry: 1 }), // said in the last lines of `npm test`
    ],
  },
});

import { defineConfig } from "vitest/config";

/** The unit tests of the floors that have the rules. Stryker runs those that reach the mutated file. */
export default defineConfig({
  test: {
    include: ["src/{platform,catalogue,buying,orders,people}/**/*.test.ts"],
    testTimeout: 60_000, // a busy machine is slow, not wrong
    setupFiles: "tests/support/fail-on-console.ts",
  },
});

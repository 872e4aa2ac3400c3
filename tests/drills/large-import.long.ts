import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { generatedCsv, importActions } from "../support/import-actions.ts";
import { newStaff } from "../support/staff.ts";

const TIMEOUT_MS = 3_600_000;
const LINES = 50_000;

/** The largest file that an import takes. It reports how long each step took, and how much memory the process needed. */
describeStore("an import of 50,000 lines", (store) => {
  const { step, until, upload } = importActions(store);

  it(
    "is checked, made and undone by jobs, in bounded memory",
    async () => {
      const { token } = await newStaff(store(), "catalogue");
      const [category = ""] = store().services.catalogue.current().categories.keys();
      const csv = generatedCsv(LINES, { category, variants: 10, description: "A long text. ".repeat(32) });
      let peakBytes = 0;
      const watch = setInterval(() => {
        peakBytes = Math.max(peakBytes, process.memoryUsage().rss);
      }, 50);
      const times: string[] = [];
      let started = performance.now();
      const note = (what: string) => {
        times.push(`${what} ${((performance.now() - started) / 1000).toFixed(1)} s`);
        started = performance.now();
      };
      const { id } = (await upload(token, csv)).json<{ id: number }>();
      note(`${(csv.length / 1e6).toFixed(1)} MB received in`);
      expect((await until(token, id, "checked")).run.newProducts).toBe(LINES / 10);
      note("checked in");
      await step(token, id, "apply");
      expect((await until(token, id, "done")).run).toMatchObject({
        newProducts: LINES / 10,
        wrongProducts: 0,
      });
      note("imported in");
      await step(token, id, "undo");
      expect((await until(token, id, "undone")).run).toMatchObject({
        undoneProducts: LINES / 10,
        leftProducts: 0,
      });
      note("undone in");
      clearInterval(watch);
      process.stdout.write(
        `50,000 lines: ${times.join(", ")}; at most ${Math.round(peakBytes / 1e6)} MB in memory\n`,
      );
    },
    TIMEOUT_MS,
  );
});

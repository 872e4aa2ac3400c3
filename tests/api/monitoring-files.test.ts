import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { placeOrder } from "../support/place-order.ts";

const folder = join(import.meta.dirname, "..", "..", "docs", "monitoring");

const files = ["alerts.yml", "grafana-dashboard.json"];
const readFile = (name: string) => readFileSync(join(folder, name), "utf8").replaceAll('\\"', '"');

describeStore("docs/monitoring", (store) => {
  // Prometheus sees no increase from nothing to the first value of a series: a burst of failures would be missed.
  it.each(files)("all that %s counts has a line at 0 before anything happens", async (name) => {
    const lines = (await store().inject({ url: "/metrics" })).body.split("\n");
    const counted = [...readFile(name).matchAll(/\b(?:increase|rate)\((kitstore_\w+)(?:\{(.*?)\})?\[/g)];
    expect(counted.length).toBeGreaterThan(2);
    for (const [, metric = "", selector = ""] of counted) {
      const isOfMany = !selector.includes("status=") || selector.includes("401|403|429"); // the first ones change nothing
      if (metric.startsWith("kitstore_http_seconds") && isOfMany) continue;
      const labels = [...selector.matchAll(/(\w+)=~?"([^"]*)"/g)].map(
        ([, label, value]) => new RegExp(`[{,]${label}="(?:${value})"[,}]`),
      );
      const ofMetric = lines.filter((line) => new RegExp(`^${metric}[{ ]`).test(line));
      const found = ofMetric.filter((line) => labels.every((label) => label.test(line)));
      expect(found, `${metric}{${selector}}`).not.toEqual([]);
      expect(found, `${metric}{${selector}}`).toEqual(found.map((line) => line.replace(/ \S+$/, " 0")));
    }
  });

  it.each(files)("%s names metrics and routes that exist", async (name) => {
    await placeOrder(store());
    const metrics = (await store().inject({ url: "/metrics" })).body;
    const text = readFile(name);
    const names = new Set(text.match(/\bkitstore_[a-z0-9_]+/g));
    expect(names.size).toBeGreaterThan(8);
    for (const each of names) expect(metrics, each).toMatch(new RegExp(`^(# TYPE )?${each}[{ ]`, "m"));
    for (const [, route] of text.matchAll(/route="([^"]+)"/g)) expect(metrics).toContain(`route="${route}"`);
  });
});

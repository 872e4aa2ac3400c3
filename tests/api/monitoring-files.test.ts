import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { placeOrder } from "../support/place-order.ts";

const folder = join(import.meta.dirname, "..", "..", "docs", "monitoring");

describeStore("docs/monitoring", (store) => {
  it.each(["alerts.yml", "grafana-dashboard.json"])(
    "%s names metrics and routes that exist",
    async (name) => {
      await placeOrder(store());
      const metrics = (await store().inject({ url: "/metrics" })).body;
      const text = readFileSync(join(folder, name), "utf8").replaceAll('\\"', '"');
      const names = new Set(text.match(/\bkitstore_[a-z0-9_]+/g));
      expect(names.size).toBeGreaterThan(8);
      for (const each of names) expect(metrics, each).toMatch(new RegExp(`^(# TYPE )?${each}[{ ]`, "m"));
      for (const [, route] of text.matchAll(/route="([^"]+)"/g))
        expect(metrics).toContain(`route="${route}"`);
    },
  );
});

import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parse, stringify } from "yaml";
import { freePort } from "../../src/platform/process/free-port.ts";
import { startListening } from "./listening-program.ts";

const LOCAL = "127.0.0.1";
/** What operators take. */
const files = join(import.meta.dirname, "..", "..", "docs", "monitoring");
const RULES_FILE = join(files, "alerts.yml");
const CONFIG_FILE = join(files, "prometheus.yml");

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
}
interface RulesFile {
  readonly groups: readonly { readonly name: string; readonly rules: readonly Rule[] }[];
}

interface Alert {
  readonly state: string;
  readonly labels: { readonly alertname: string };
}

export const hasPrometheus = (): boolean =>
  ["prometheus", "promtool"].every((program) => !spawnSync(program, ["--version"]).error);

export const alertNames = (): string[] =>
  rulesOf(readFileSync(RULES_FILE, "utf8")).flatMap(({ rules }) => rules.map(({ alert }) => alert));

/** What promtool says of both files. Throws with it where Prometheus would not take them. */
export const checkFiles = (): string =>
  [
    ["rules", "--lint=all", "--lint-fatal", RULES_FILE],
    ["config", CONFIG_FILE],
  ]
    .map((args) => execFileSync("promtool", ["check", ...args], { encoding: "utf8" }))
    .join("");

/**
 * The rules in less time: what must last is 2 seconds, a window is 20 seconds or, from half an hour on, a minute. All else stays,
 * but for the hours of the day: now is outside of working hours.
 */
function quickRules(text: string): string {
  const quickWindow = (_: string, minutes: string, unit: string, step?: string) =>
    `[${unit === "h" || Number(minutes) >= 30 ? "60s" : "20s"}${step ? ":1s" : ""}]`;
  const groups = rulesOf(text).map((group) => ({
    ...group,
    rules: group.rules.map((rule) => ({
      ...rule,
      ...(rule.for && { for: "2s" }),
      expr: rule.expr.replaceAll(/\[(\d+)([mh])(:1m)?\]/g, quickWindow).replace("hour() > 15", "hour() >= 0"),
    })),
  }));
  return stringify({ groups });
}

const rulesOf = (text: string) => (parse(text) as RulesFile).groups;

/** Debian's Prometheus, which asks a store every two seconds and knows the quick rules. */
export async function startPrometheus(storeUrl: string, folder: string) {
  const port = await freePort(LOCAL);
  const rules = join(folder, "alerts.yml");
  const config = join(folder, "prometheus.yml");
  await mkdir(folder, { recursive: true });
  await writeFile(rules, quickRules(readFileSync(RULES_FILE, "utf8")));
  await writeFile(
    config,
    stringify({
      ...parse(await readFile(CONFIG_FILE, "utf8"), (key, value) =>
        key === "targets" ? [new URL(storeUrl).host] : value,
      ),
      global: { scrape_interval: "2s", scrape_timeout: "2s", evaluation_interval: "1s" },
    }),
  );
  const { stop } = await startListening(
    "prometheus",
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(folder, "data")}`,
      `--web.listen-address=${LOCAL}:${port}`,
    ],
    port,
  );
  const ask = async (path: string) => {
    const response = await fetch(`http://${LOCAL}:${port}/api/v1/${path}`);
    return ((await response.json()) as { data: { alerts: Alert[]; result: unknown[] } }).data;
  };
  // An increase is seen between two readings.
  const isReading = () => ask(`query?query=${encodeURIComponent("count_over_time(up[1m]) > 1")}`);
  while ((await isReading()).result.length === 0) await pause(200);
  return {
    /** The names of the alerts that fire now, sorted. */
    async firing(): Promise<string[]> {
      const { alerts } = await ask("alerts");
      const names = alerts.filter(({ state }) => state === "firing").map(({ labels }) => labels.alertname);
      return [...new Set(names)].sort();
    },
    stop,
  };
}

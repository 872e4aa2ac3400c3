import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../project.mjs";

const folder = join(root, "migrations");
const LIMIT_MS = 60_000;

/** Rules of squawk that are not ours: `src/app/upgrade` sets both time limits, and each file is one transaction that is never half done. */
const notOurs = [
  "require-lock-timeout",
  "require-statement-timeout",
  "prefer-robust-stmts",
  "prefer-bigint-over-int", // numbers of rows that stay far below two thousand million
  "prefer-bigint-over-smallint",
];
const INDEX = "require-concurrent-index-creation";
const DROPPED = "require-concurrent-index-deletion";
const KEY = "adding-foreign-key-constraint";
const CHECK = "constraint-missing-not-valid";
const kits = "kits that people have: a row for each employee";
/** Where a finding costs nobody anything, and why: the drill of upgrade locks measures what each lock takes. */
const harmless: readonly (readonly [file: string, rules: readonly string[], why: string])[] = [
  ["0024_folded_words.sql", [INDEX], "products: some thousand rows"],
  ["0027_members.sql", [KEY, INDEX], `${kits}, and none has a value in the new column`],
  ["0027_members.sql", [CHECK], "invitations of staff: some rows"],
  ["0028_kit_parts.sql", [KEY, INDEX, CHECK], "parts of kits: some rows"],
  ["0029_occasions.sql", [KEY, INDEX, DROPPED, CHECK], `coupons, and ${kits}`],
  ["0029_occasions.sql", ["adding-serial-primary-key-field"], "kits of erased people: some rows"],
  ["0037_collected_claims.sql", [CHECK], "occasions: some rows"],
  ["0038_claim_cards.sql", [INDEX], "claim links are new in this version"],
  ["0039_thanks_notes.sql", [KEY, INDEX], "claim links are new in this version"],
  ["0065_custom_lines.sql", ["ban-drop-not-null"], "a product of a quote's custom line is in no category"],
];

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly rule_name: string;
}
/** What squawk finds in files, as `0024_folded_words.sql: require-concurrent-index-creation`, once for a file. */
function lint(paths: readonly string[]): string[] {
  const program = join(root, "node_modules/squawk-cli/js/bin/squawk");
  const rules = ["--exclude", notOurs.join(",")];
  const args = [
    program,
    "--pg-version=15.0",
    "--assume-in-transaction",
    "--reporter=json",
    ...rules,
    ...paths,
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", timeout: LIMIT_MS });
  if (!stdout.startsWith("[")) throw new Error(stderr);
  const findings: readonly Finding[] = JSON.parse(stdout);
  return [...new Set(findings.map(({ file, rule_name }) => `${file.split("/").at(-1)}: ${rule_name}`))];
}

it("no migration since the last release makes a large table wait by squawk's rules, but where it is said why", () => {
  const released = readFileSync(join(folder, "released.txt"), "utf8");
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql") && !released.includes(name));
  expect(files.length).toBeGreaterThan(0);
  const expected = harmless.flatMap(([file, rules]) => rules.map((rule) => `${file}: ${rule}`));
  expect(lint(files.map((name) => join(folder, name))).sort()).toEqual(expected.sort());
});

it.each([
  ["create index orders_note on orders (note);", [INDEX]],
  ["alter table orders alter column note set not null;", ["adding-not-nullable-field"]],
  ["alter table orders add constraint orders_note check (note <> '');", [CHECK]],
  [
    "alter table orders add column note text not null default clock_timestamp()::text;",
    ["adding-field-with-default"],
  ],
  ["alter table orders alter column weight_grams type bigint;", ["changing-column-type"]],
  ["alter table orders rename column note to remark;", ["renaming-column"]],
  ["alter table orders add column note text;", []],
  ["alter table orders add constraint orders_note check (note <> '') not valid;", []],
])("squawk finds in %s %j", (sql, rules) => {
  const own = mkdtempSync(join(tmpdir(), "kitstore-migration-"));
  try {
    writeFileSync(join(own, "0099_planted.sql"), `${sql}\n`);
    expect(lint([join(own, "0099_planted.sql")])).toEqual(rules.map((rule) => `0099_planted.sql: ${rule}`));
  } finally {
    rmSync(own, { recursive: true });
  }
});

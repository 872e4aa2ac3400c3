import { readdir, readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { type Ask, readCatalog } from "./read-catalog.ts";

/**
 * Compares what two folders of migrations make of an empty database: `compare.ts <folder> <folder> [--embedded]`. Says every
 * thing that only one of the two has, and fails when there is one but of comments, which are added and shorter in the new files.
 * The order of columns is not compared.
 */
const [first = "migrations/before-0.3", second = "migrations"] = process.argv.slice(2);
const isEmbedded = process.argv.includes("--embedded");
const server = { host: "127.0.0.1", user: "postgres" };

/** What the constraints of renamed columns and of changed lists are called now. No statement of the program names them. */
const renamed: Readonly<Record<string, string>> = {
  "erased_kits.erased_kits_address_hash_check": "erased_kits.erased_kits_email_hash_check",
  "invoices.invoices_year_fkey": "invoices.invoices_kind_financial_year_fkey",
  "payment_events.payment_events_looked_by_fkey": "payment_events.payment_events_resolved_by_fkey",
  "returns.returns_check1": "returns.returns_check",
  "returns.returns_check2": "returns.returns_check1",
};

async function catalogOf(folder: string, name: string): Promise<Set<string>> {
  const names = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  const files = await Promise.all(names.map((file) => readFile(`${folder}/${file}`, "utf8")));
  if (isEmbedded) {
    const database = await PGlite.create();
    for (const sql of files) await database.exec(sql);
    return readCatalog(async (statement) => (await database.query<Record<string, unknown>>(statement)).rows);
  }
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name} template template0`);
  const client = new pg.Client({ ...server, database: name });
  await client.connect();
  for (const sql of files) await client.query(sql);
  const ask: Ask = async (statement) => (await client.query(statement)).rows;
  const catalog = await readCatalog(ask);
  await client.end();
  await admin.query(`drop database ${name}`);
  await admin.end();
  return catalog;
}

const before = new Set(
  [...(await catalogOf(first, `compare_before_${process.pid}`))].map((line) =>
    line.replace(/^constraint ([\w.]+)/, (_, name: string) => `constraint ${renamed[name] ?? name}`),
  ),
);
const after = await catalogOf(second, `compare_after_${process.pid}`);
const differences = [
  ...[...before].filter((line) => !after.has(line)).map((line) => `- ${line}`),
  ...[...after].filter((line) => !before.has(line)).map((line) => `+ ${line}`),
];
const kinds = Object.groupBy(after, (line) => line.replace(/^(row) of.*|^(\w+) .*/s, "$1$2"));
const counts = Object.entries(kinds).map(([kind, lines]) => `${lines?.length} ${kind}s`);
process.stdout.write(`${isEmbedded ? "PGlite" : "PostgreSQL"}: ${counts.join(", ")}\n`);
for (const difference of differences.sort((one, other) => one.slice(2).localeCompare(other.slice(2))))
  process.stdout.write(`${difference}\n`);
process.exitCode = differences.some((difference) => !difference.startsWith("comment", 2)) ? 1 : 0;

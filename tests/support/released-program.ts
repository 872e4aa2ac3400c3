import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestDatabase } from "./databases.ts";
import { runStoreProcess } from "./store-process.ts";
import { isRunning } from "./test-run.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");
const migrations = join(root, "migrations");
const releasedFolder = join(root, ".cache", "released");

/** The migrations that the last released version does not have, oldest first. */
export async function listUnreleased(): Promise<string[]> {
  const released = await readFile(join(migrations, "released.txt"), "utf8");
  const names = await readdir(migrations);
  return names.filter((name) => name.endsWith(".sql") && !released.includes(name)).sort();
}

/**
 * A folder with the last program before the first migration that is not released, with its pages built: it knows exactly the database of
 * the released version. Its source is that of the history, its packages are those of this tree. It is kept in .cache for the next run.
 */
export async function buildReleasedProgram(): Promise<string> {
  const unreleased = (await listUnreleased()).map((name) => `migrations/${name}`);
  const added = await git("log", "--reverse", "--diff-filter=A", "--format=%H", "--", ...unreleased);
  const first = added.split("\n")[0];
  if (unreleased.length > 0 && !first)
    throw new Error("The history does not go back to the released version (a shallow clone has none).");
  const commit = (await git("rev-parse", unreleased.length > 0 ? `${first}~1` : "HEAD")).trim();
  const folder = join(releasedFolder, commit);
  if (existsSync(folder)) return folder;
  // Of this process: another drill may build the same at the same moment.
  const unfinished = `${folder}.part-${process.pid}`;
  await removeUnfinished();
  await mkdir(unfinished, { recursive: true });
  const archive = `${unfinished}.tar`;
  await git("archive", "--output", archive, commit);
  await run("tar", ["xf", archive, "-C", unfinished]);
  await rm(archive);
  await symlink(join(root, "node_modules"), join(unfinished, "node_modules"));
  const build = (...args: string[]) => run(process.execPath, args, { cwd: unfinished, env: buildEnv() });
  await build("node_modules/@react-router/dev/bin.cjs", "build");
  await build("node_modules/vite/bin/vite.js", "build", "-c", "vite.admin.config.ts");
  if (existsSync(folder)) await rm(unfinished, { recursive: true });
  else await rename(unfinished, folder);
  return folder;
}

/** What killed runs left behind. */
async function removeUnfinished(): Promise<void> {
  for (const name of await readdir(releasedFolder).catch(() => [])) {
    const [, pid] = /\.part-(\d+)$/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) await rm(join(releasedFolder, name), { recursive: true });
  }
}

/** Restores the month of orders of the released version with its own program, so that nothing of this version is in the database. */
export async function restoreReleased(test: TestDatabase, program: string, dataDir: string): Promise<void> {
  const { pool } = test.database;
  await pool.query("drop schema public cascade; create schema public; drop schema if exists pgboss cascade");
  const backups = join(root, "tests", "upgrades");
  const newest =
    (await readdir(backups))
      .filter((name) => name.endsWith(".backup"))
      .sort()
      .at(-1) ?? "";
  const env = { DATABASE_URL: test.url ?? "", DATA_DIR: dataDir };
  const { code, output } = await runStoreProcess(env, [
    join(program, "src/app/commands/restore.ts"),
    join(backups, newest),
  ]);
  if (code !== 0) throw new Error(`Not restored: ${output}`);
}

/** Not the test run's own: its NODE_ENV and VITEST would make other pages. */
const buildEnv = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: "production",
});

const git = async (...args: string[]): Promise<string> => (await run("git", ["-C", root, ...args])).stdout;

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { OperatorError } from "../process/operator-error.ts";

/** PGlite's own major version of PostgreSQL; another one cannot read its files. A test compares it with a new database. */
const EMBEDDED_MAJOR = "18";
const DATABASE = "postgres";
/**
 * Written after the first start. A folder with this file and without a database has lost its database. The store then
 * makes no new one.
 */
const MARKER = "database-was-made-here";

/** A data folder that cannot be opened, in words for the operator. */
export class DataFolderError extends OperatorError {}

/**
 * Makes `folder` when it is missing, and checks the database in it before it is opened. Without this check, PGlite
 * would silently write a new, empty database over what is left of a damaged one. Throws DataFolderError for a file in
 * place of the folder, a database that is damaged, gone or of another version, and, with `mustExist`, when there
 * never was one.
 */
export async function inspectDataFolder(
  folder: string,
  { mustExist }: { mustExist: boolean },
): Promise<void> {
  const path = resolve(folder);
  if (mustExist) {
    if (!(await namesIn(folder)).includes(DATABASE))
      throw new DataFolderError(`DATA_DIR: ${path} has no database.`);
  } else await makeFolder(folder);
  const version = await readText(join(folder, DATABASE, "PG_VERSION"));
  if (version === undefined) {
    if ((await readText(join(folder, MARKER))) !== undefined) throw damaged(path);
    if ((await namesIn(join(folder, DATABASE))).length > 0) {
      throw new DataFolderError(
        `DATA_DIR: ${join(path, DATABASE)} has files but no whole database. If its very first start was interrupted, delete that ` +
          "folder and start again; else restore your backup.",
      );
    }
    return;
  }
  if (!/^\d/.test(version)) throw damaged(path);
  if (version.trim() !== EMBEDDED_MAJOR) {
    throw new DataFolderError(
      `DATA_DIR: the database in ${path} is of PostgreSQL ${version.trim()}, and this version of Kitstore reads ${EMBEDDED_MAJOR}. ` +
        "Make a backup with the version that wrote it (npm run backup), and restore it into an empty folder with this one.",
    );
  }
}

/** Opens the database with `open`, and notes that the folder has one. Throws DataFolderError when an existing one is damaged. */
export async function openInFolder<T>(folder: string, open: (path: string) => Promise<T>): Promise<T> {
  const path = join(folder, DATABASE);
  const isExisting = (await readText(join(path, "PG_VERSION"))) !== undefined;
  try {
    const opened = await open(path);
    await writeFile(join(folder, MARKER), "Kitstore has a database in this folder. Keep this file.\n");
    return opened;
  } catch (error) {
    if (isExisting) throw damaged(resolve(folder), error);
    throw error;
  }
}

const damaged = (path: string, cause?: unknown): DataFolderError =>
  new DataFolderError(
    `DATA_DIR: the database in ${path} is damaged or gone. Nothing was changed. Restore your backup into an empty folder ` +
      "(docs/running.md), or set DATA_DIR to another folder.",
    { cause },
  );

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new DataFolderError(`DATA_DIR: ${resolve(folder)} ${problemOf(error)}.`, { cause: error });
  }
}

function problemOf(error: unknown): string {
  const code = codeOf(error);
  if (code === "EEXIST" || code === "ENOTDIR") return "is a file, or under one; it must be a folder";
  if (code === "EACCES" || code === "EPERM") return "may not be written by this user";
  if (code === "EROFS") return "is on a disk that cannot be written";
  if (code === "ENOSPC" || code === "EDQUOT") return "is on a disk that is full";
  return `cannot be made (${code})`;
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT") return [];
    throw new DataFolderError(`DATA_DIR: ${resolve(folder)} ${problemOf(error)}.`, { cause: error });
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

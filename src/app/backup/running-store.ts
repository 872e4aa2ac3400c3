import { createInterface } from "node:readline";
import { pipeline, Readable } from "node:stream";
import type { Database } from "../../platform/db/database.ts";
import { askLockOwner } from "../../platform/db/folder-lock.ts";
import { withLineFeeds } from "./backup-file.ts";
import { dumpDatabase } from "./dump-database.ts";

const BACKUP = "backup\n";

/** Lets `npm run backup` have the lines of a backup from the process that has the embedded database open. */
export function serveBackups(database: Database): void {
  database.onLockRequest?.((request, socket) => {
    if (request !== BACKUP) return void socket.destroy();
    // After a failure the lines end early. The receiver notices: the last line is missing.
    pipeline(Readable.from(withLineFeeds(dumpDatabase(database.pool, new Date()))), socket, () => {});
  });
}

/** The lines of a backup of the embedded store that runs on this folder. */
export const dumpRunningStore = (folder: string): AsyncIterable<string> =>
  createInterface({ input: askLockOwner(folder, BACKUP), crlfDelay: Number.POSITIVE_INFINITY });

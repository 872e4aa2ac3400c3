import fs from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The part of Emscripten's module that keeps files in a folder of this machine. It has no types. */
interface NodeFiles {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: { readonly nfd?: number }) => number } };
}

/** PGlite's files, of which each call of fsync reaches the disk. Its own ones ignore it. */
class SyncedNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...args);
    const { preRun = [] } = emscriptenOpts;
    const syncFiles = ({ NODEFS }: NodeFiles) => {
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fs.fsyncSync(nfd); // a folder has none; an error ends the process, as in PostgreSQL
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [preRun, syncFiles].flat() } };
  }
}

/**
 * What opens PGlite so that a commit waits for the disk (EMBEDDED_FSYNC=on): the server's own switch for fsync, files that
 * obey it, and fsync for the log, because fdatasync does nothing here.
 */
export const syncedOptions = (dataDir: string, startParams: readonly string[]) => ({
  fs: new SyncedNodeFS(dataDir),
  startParams: [...startParams.filter((each) => each !== "-F"), "-c", "wal_sync_method=fsync"],
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStoreProcess } from "./store-process.ts";

/** The built store with the demo catalogue, in a separate process on a free port. `close` deletes its folder. */
export async function openFreshStore(
  program?: string,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "kitstore-fresh-"));
  const store = await startStoreProcess({ DATA_DIR: folder }, program);
  return {
    url: store.url,
    async close() {
      store.kill("SIGTERM");
      await store.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

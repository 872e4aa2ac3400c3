import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStoreProcess } from "./store-process.ts";

/** The built store with the demo catalogue in a process of its own, on a free port and an empty folder; `close` leaves nothing behind. */
export async function openFreshStore(): Promise<{ readonly address: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "kitstore-fresh-"));
  const store = await startStoreProcess({ DATA_DIR: folder });
  return {
    address: store.address,
    async close() {
      store.kill("SIGTERM");
      await store.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

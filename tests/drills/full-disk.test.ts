import { execFileSync } from "node:child_process";
import { mkdtemp, rm, rmdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newSessionId } from "../support/store.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

const TIMEOUT_MS = 300_000;
const DISK_MB = 150;
const mountPoint = await mountSmallDisk();

/** A small disk in memory. Undefined where this user may not mount one. */
async function mountSmallDisk(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "kitstore-full-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", folder], { stdio: "ignore" });
    return folder;
  } catch {
    await rmdir(folder);
    return undefined;
  }
}

describe.skipIf(!mountPoint)("a disk that is full", () => {
  const disk = mountPoint ?? "";
  let store: StoreProcess;

  beforeAll(async () => {
    store = await startStoreProcess({ DATA_DIR: disk });
  }, TIMEOUT_MS);
  afterAll(async () => {
    store?.kill("SIGTERM");
    await store?.ended;
    execFileSync("umount", [disk]);
    await rmdir(disk);
  }, TIMEOUT_MS);

  it(
    "refuses writes with 503 and Retry-After, keeps pages open, and all is well when there is room again",
    async () => {
      const product = (await (await fetch(`${store.url}/api/Product/42`)).json()) as {
        productDetails: { id: number }[];
      };
      const productDetailsId = product.productDetails[0]?.id;
      const addToCart = async () => {
        const body = { sessionId: newSessionId(), productId: 42, productDetailsId, size: "", qty: 1 };
        const headers = { "content-type": "application/json" };
        const init = { method: "POST", headers, body: JSON.stringify(body) };
        const { status, headers: received } = await fetch(`${store.url}/api/ShoppingCart/Add/`, init);
        return `${status} ${received.get("retry-after") ?? ""}`.trim();
      };
      expect(await addToCart()).toBe("200");
      const fill = join(disk, "fill");
      await writeFile(fill, Buffer.alloc(DISK_MB * 1024 * 1024)).catch(() => undefined); // until nothing fits any more
      const statuses = new Set<string>();
      // The database has some room left in the files that it has.
      for (let sent = 0; sent < 1_000 && !statuses.has("503 5"); sent += 1) statuses.add(await addToCart());
      expect([...statuses].filter((status) => status !== "200")).toEqual(["503 5"]);
      expect((await fetch(`${store.url}/`)).status).toBe(200);
      await rm(fill);
      await expect.poll(addToCart).toBe("200");
    },
    TIMEOUT_MS,
  );
});

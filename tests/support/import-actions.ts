import { expect } from "vitest";
import type { TestStore } from "./store.ts";

/** What catalogue staff do with an import, step by step. `store` is called at each action, because a file's store opens after this. */
export function importActions(store: () => TestStore) {
  const read = async (token: string, importId: number) =>
    (await store().call("GET /api/admin/product-imports/{importId}", { token, params: { importId } })).body;
  const upload = (token: string, csv: string | Buffer, fileName = "large.csv", archiveId?: number) =>
    store().inject({
      method: "POST",
      url: `/api/admin/product-imports?fileName=${fileName}${archiveId ? `&archiveId=${archiveId}` : ""}`,
      payload: csv,
      headers: { authorization: `Bearer ${token}`, "content-type": "text/csv" },
    });
  return {
    read,
    upload,
    /** Waits until the import is in one of these states. */
    async until(token: string, importId: number, ...states: string[]) {
      await expect
        .poll(async () => (await read(token, importId)).run.state, { timeout: 3_000_000, interval: 20 })
        .toSatisfy((state: string) => states.includes(state) || state === "failed" || state === "stopped");
      const detail = await read(token, importId);
      expect(states, detail.run.problem).toContain(detail.run.state);
      return detail;
    },
    step: (token: string, importId: number, step: "apply" | "undo" | "discard", body?: object) =>
      store().call(`POST /api/admin/product-imports/{importId}/${step}`, {
        token,
        params: { importId },
        ...(body && { body }),
      }),
    check: (token: string, importId: number, body: object) =>
      store().call("POST /api/admin/product-imports/{importId}/check", { token, params: { importId }, body }),
  };
}

interface Generated {
  readonly description?: string;
  readonly category: string;
  readonly prefix?: string;
  /** Lines of each product, each another colour. */
  readonly variants?: number;
}

/** Generated lines of new products, as our own CSV has them. */
export function generatedCsv(
  count: number,
  { description = "", category, prefix = "bulk", variants = 1 }: Generated,
): string {
  const heading =
    "Address,Name,Category,In the shop,Weight g,Description,Colour,Price before,Selling price,SKU";
  const lines = Array.from({ length: count }, (_, at) => {
    const product = Math.floor(at / variants);
    const text = `<p>${description}${product}</p>`;
    return `${prefix}-${product},Bulk product ${product},${category},yes,300,${text},Colour ${at % variants},100,90,${prefix}-${at}`;
  });
  return [heading, ...lines].join("\n");
}

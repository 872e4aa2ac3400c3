import type { ProductImportInput } from "../../src/contract/admin/product-csv.ts";
import { newStaff } from "./staff.ts";
import type { TestStore } from "./store.ts";

/** What catalogue staff do with files of products. `store` is called at each action, because a file's store opens after this. */
export function productCsvActions(store: () => TestStore) {
  /** A dry run; with the hash of a reviewed plan, the import itself. */
  const send = (
    token: string,
    csv: string,
    planHash?: string,
    decided: Pick<ProductImportInput, "fields" | "choices"> = {},
  ) =>
    store().call("POST /api/admin/products/import", {
      token,
      body: { csv, ...(planHash && { planHash }), ...decided },
    });
  return {
    send,
    staff: async () => (await newStaff(store(), "catalogue")).token,
    read: async (productId: number, token: string) =>
      (await store().call("GET /api/admin/products/{productId}", { params: { productId }, token })).body,
    /** The dry run and then the import. */
    apply: async (token: string, csv: string) => {
      const { body: plan } = await send(token, csv);
      return send(token, csv, plan.planHash);
    },
    /** The problems of a dry run, as `line column: message`. */
    problemsOf: async (token: string, csv: string) =>
      (await send(token, csv)).body.lines.flatMap(({ line, problems }) =>
        problems.map(({ column, message }) => `${line} ${column}: ${message}`),
      ),
  };
}

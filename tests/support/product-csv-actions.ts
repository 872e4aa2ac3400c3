import type { ImportChoices } from "../../src/contract/admin/import-choices.ts";
import type { ProductImportDetail } from "../../src/contract/admin/product-imports.ts";
import { importActions } from "./import-actions.ts";
import { newStaff } from "./staff.ts";
import type { TestStore } from "./store.ts";

interface Decided {
  readonly fields?: readonly (string | null)[];
  readonly choices?: ImportChoices;
}

const nothingChosen: ImportChoices = { categories: [], weightGrams: null };

/** What catalogue staff do with files of products. `store` is called at each action, because a file's store opens after this. */
export function productCsvActions(store: () => TestStore) {
  const { check, step, until, upload } = importActions(store);
  /** A file as the store has read it: it asks, is checked or failed. */
  const read = async (token: string, csv: string, archiveId?: number) => {
    const response = await upload(token, csv, "small.csv", archiveId);
    if (response.statusCode !== 200) throw new Error(`File refused: ${response.body}`);
    const { id } = response.json<{ id: number }>();
    return until(token, id, "asking", "checked", "failed");
  };
  /** A file as it is checked after what was decided, or without any decision: nothing has changed yet. */
  const checked = async (token: string, csv: string, decided?: Decided, archiveId?: number) => {
    const detail = await read(token, csv, archiveId);
    const { id, state } = detail.run;
    if (!decided && (state !== "asking" || detail.isMappingNeeded)) return detail;
    await check(token, id, { choices: nothingChosen, ...decided });
    return until(token, id, "asking", "checked", "failed");
  };
  /** Makes the changes of a checked file. */
  const applyChecked = async (token: string, { run }: Pick<ProductImportDetail, "run">) => {
    const started = await step(token, run.id, "apply");
    if (started.status !== 200) throw new Error(`Not applied: ${started.problem.detail}`);
    return until(token, run.id, "done");
  };
  return {
    applyChecked,
    checked,
    readFile: read,
    staff: async () => (await newStaff(store(), "catalogue")).token,
    read: async (productId: number, token: string) =>
      (await store().call("GET /api/admin/products/{productId}", { params: { productId }, token })).body,
    apply: async (token: string, csv: string, decided?: Decided, archiveId?: number) =>
      applyChecked(token, await checked(token, csv, decided, archiveId)),
    /** The problems of a check, as `line column: message`, in the order of the lines. */
    problemsOf: async (token: string, csv: string, archiveId?: number) =>
      problemsIn(await checked(token, csv, undefined, archiveId)),
  };
}

export const problemsIn = ({ lines }: Pick<ProductImportDetail, "lines">): string[] =>
  lines
    .toSorted((one, other) => one.line - other.line)
    .flatMap(({ line, problems }) => problems.map(({ column, message }) => `${line} ${column}: ${message}`));

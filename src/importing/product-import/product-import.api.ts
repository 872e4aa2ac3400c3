import { isRefusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { discardImport } from "./discard-import.ts";
import { exportProblems } from "./export-problems.ts";
import { findImport, listImports } from "./product-import.store.ts";
import { receiveImport } from "./receive-import.ts";
import { detailResponse, runResponses } from "./run-response.ts";
import { startImport } from "./start-import.ts";

type ProductImportCalls =
  | "GET /api/admin/product-imports"
  | "POST /api/admin/product-imports"
  | "GET /api/admin/product-imports/{importId}"
  | "GET /api/admin/product-imports/{importId}/problems"
  | `POST /api/admin/product-imports/{importId}/${"check" | "apply" | "undo" | "discard"}`;

const unknown = refuse("not_found", "There is no such import.");

export const productImportApi = ({ database: { db }, jobs }: Services): Handlers<ProductImportCalls> => {
  const runOf = async (importId: number) => {
    const row = await findImport(db, importId);
    const [run] = row ? await runResponses(db, [row]) : [];
    return run ?? unknown;
  };
  const start = async (step: Omit<Parameters<typeof startImport>[1], "jobs">) => {
    const refused = await startImport(db, { ...step, jobs });
    return refused ?? runOf(step.importId);
  };
  return {
    "GET /api/admin/product-imports": async () => ({
      imports: await runResponses(db, await listImports(db)),
    }),
    async "POST /api/admin/product-imports"({ body, query: { fileName, archiveId }, now, ...staff }) {
      if (!isByteStream(body)) return refuse("wrong_content_type", "Send the file as text/csv.");
      const importId = await receiveImport(db, { body, fileName, archiveId, staff, now, jobs });
      return isRefusal(importId) ? importId : runOf(importId);
    },
    async "GET /api/admin/product-imports/{importId}"({ params: { importId } }) {
      const row = await findImport(db, importId);
      return row ? detailResponse(db, row) : unknown;
    },
    async "GET /api/admin/product-imports/{importId}/problems"({ params: { importId } }) {
      return (await findImport(db, importId)) ? exportProblems(db, importId) : unknown;
    },
    "POST /api/admin/product-imports/{importId}/check": ({ params: { importId }, body, now }) =>
      start({ importId, to: "reading", decided: body, now }),
    "POST /api/admin/product-imports/{importId}/apply": ({ params: { importId }, now }) =>
      start({ importId, to: "applying", now }),
    "POST /api/admin/product-imports/{importId}/undo": ({ params: { importId }, now }) =>
      start({ importId, to: "undoing", now }),
    "POST /api/admin/product-imports/{importId}/discard": ({ params: { importId }, now }) =>
      discardImport(db, importId, now),
  };
};

const isByteStream = (body: unknown): body is AsyncIterable<Uint8Array> =>
  typeof body === "object" && body !== null && Symbol.asyncIterator in body;

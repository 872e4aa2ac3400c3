import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { PackingSlip } from "../fulfilment/packing-slip.ts";
import type { Invoice } from "../invoice/invoice.ts";

export interface PrintJob {
  readonly title: string;
  readonly slips?: readonly PackingSlip[];
  readonly invoice?: Invoice;
}

/**
 * Prints a document as PDF. The library and its fonts are loaded in the worker thread only, and freed when it
 * ends.
 */
export async function printPdf(job: PrintJob): Promise<Buffer> {
  const worker = new Worker(new URL("./print-pdf-worker.ts", import.meta.url), { workerData: job });
  const [bytes]: Uint8Array[] = await once(worker, "message");
  await worker.terminate();
  return Buffer.from(bytes ?? []);
}

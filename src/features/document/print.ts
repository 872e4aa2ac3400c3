import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Invoice } from "./invoice.ts";
import type { PackingSlip } from "./packing-slip.ts";

export interface ToPrint {
  readonly title: string;
  readonly slips?: readonly PackingSlip[];
  readonly invoice?: Invoice;
}

/** The document as PDF. The library and its fonts are loaded in the thread that prints, and leave with it. */
export async function print(toPrint: ToPrint): Promise<Buffer> {
  const worker = new Worker(new URL("./print-worker.ts", import.meta.url), { workerData: toPrint });
  const [bytes]: Uint8Array[] = await once(worker, "message");
  await worker.terminate();
  return Buffer.from(bytes ?? []);
}

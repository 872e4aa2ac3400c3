import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { createSemaphore } from "../semaphore/semaphore.ts";
import type { PdfDocument } from "./pdf-document.ts";

/** A module whose `draw` puts one item on a PDF document. It is loaded in the worker thread only. */
export interface PdfDrawing<T> {
  draw(pdf: PdfDocument, item: T): void;
}

export interface PrintJob<T = unknown> {
  readonly title: string;
  /** The URL of a module of type PdfDrawing<T>. */
  readonly drawing: URL;
  readonly items: readonly T[];
}

/** A thread with its fonts takes about 50 MB, so documents are printed one at a time. */
const MAX_WAITING_PRINTS = 8;
const inTurn = createSemaphore({ maxRunning: 1, maxWaiting: MAX_WAITING_PRINTS });

/**
 * Prints items one after the other as one PDF. The library and its fonts are loaded in the worker thread only, and freed
 * when it ends. Throws SemaphoreFull (503) when too many documents wait.
 */
export function printPdf<T>({ drawing, ...job }: PrintJob<T>): Promise<Buffer> {
  return inTurn(async () => {
    const worker = new Worker(new URL("./print-pdf-worker.ts", import.meta.url), {
      workerData: { ...job, drawing: drawing.href },
    });
    try {
      const [bytes]: Uint8Array[] = await once(worker, "message");
      return Buffer.from(bytes ?? []);
    } finally {
      await worker.terminate();
    }
  });
}

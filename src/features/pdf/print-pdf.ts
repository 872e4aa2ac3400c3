import { once } from "node:events";
import { Worker } from "node:worker_threads";
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

/**
 * Prints items one after the other as one PDF. The library and its fonts are loaded in the worker thread only, and freed
 * when it ends.
 */
export async function printPdf<T>({ drawing, ...job }: PrintJob<T>): Promise<Buffer> {
  const worker = new Worker(new URL("./print-pdf-worker.ts", import.meta.url), {
    workerData: { ...job, drawing: drawing.href },
  });
  const [bytes]: Uint8Array[] = await once(worker, "message");
  await worker.terminate();
  return Buffer.from(bytes ?? []);
}

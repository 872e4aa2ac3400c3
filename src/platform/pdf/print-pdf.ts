import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { createSemaphore } from "../semaphore/semaphore.ts";
import type { PdfAttachment } from "./pdf-attachment.ts";
import type { PdfDocument } from "./pdf-document.ts";

/** A module whose `draw` puts one item on a PDF document. It is loaded in the worker thread only. */
export interface PdfDrawing<T> {
  draw(pdf: PdfDocument, item: T): void;
}

export interface PrintJob<T = unknown> {
  readonly title: string;
  /** Of the words that the drawing itself writes. */
  readonly language: string;
  /** The URL of a module of type PdfDrawing<T>. */
  readonly drawing: URL;
  readonly items: readonly T[];
  readonly attachment?: PdfAttachment | undefined;
}

/** A thread with its fonts takes about 50 MB, so documents are printed one at a time. */
const MAX_WAITING_PRINTS = 8;
const inTurn = createSemaphore({ maxRunning: 1, maxWaiting: MAX_WAITING_PRINTS });

/** The thread waits so long for another document, which then needs a tenth of the time, before it and its memory are given back. */
const IDLE_MS = 5_000;
let idle: { readonly worker: Worker; readonly end: NodeJS.Timeout } | undefined;

/**
 * Prints items one after the other as one PDF. The library and its fonts are loaded in the worker thread only, and freed
 * when it ends. Throws SemaphoreFull (503) when too many documents wait.
 */
export function printPdf<T>({ drawing, ...job }: PrintJob<T>): Promise<Buffer> {
  return inTurn(async () => {
    const worker = takeWorker();
    try {
      worker.postMessage({ ...job, drawing: drawing.href });
      const [bytes]: Uint8Array[] = await once(worker, "message");
      keepForNext(worker);
      return Buffer.from(bytes ?? []);
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  });
}

function takeWorker(): Worker {
  if (!idle) return new Worker(new URL("./print-pdf-worker.ts", import.meta.url));
  const { worker, end } = idle;
  idle = undefined;
  clearTimeout(end);
  worker.ref();
  return worker;
}

/** An idle thread does not keep the program open. */
function keepForNext(worker: Worker): void {
  worker.unref();
  const end = setTimeout(() => {
    idle = undefined;
    void worker.terminate();
  }, IDLE_MS);
  idle = { worker, end: end.unref() };
}

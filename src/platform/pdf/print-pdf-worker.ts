import { parentPort, workerData } from "node:worker_threads";
import { openPdf } from "./pdf-document.ts";
import type { PdfDrawing, PrintJob } from "./print-pdf.ts";

/**
 * Each document has its own thread: the layout of 200 packing slips would stop every other request for a
 * second.
 */
const { title, drawing, items }: Omit<PrintJob, "drawing"> & { readonly drawing: string } = workerData;
const { draw }: PdfDrawing<unknown> = await import(drawing);
const pdf = openPdf(title);
for (const item of items) draw(pdf, item);
parentPort?.postMessage(await pdf.end());

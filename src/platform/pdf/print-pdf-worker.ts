import { parentPort } from "node:worker_threads";
import { openPdf } from "./pdf-document.ts";
import type { PdfDrawing, PrintJob } from "./print-pdf.ts";

type Received = Omit<PrintJob, "drawing"> & { readonly drawing: string };

/** Documents have a thread of their own: the layout of 200 packing slips would stop every other request for a second. */
parentPort?.on("message", async ({ title, drawing, items }: Received) => {
  const { draw }: PdfDrawing<unknown> = await import(drawing);
  const pdf = openPdf(title);
  for (const item of items) draw(pdf, item);
  parentPort?.postMessage(await pdf.end());
});

import { parentPort } from "node:worker_threads";
import { drawItems } from "./draw-items.ts";
import type { PdfDrawing, PrintJob } from "./print-pdf.ts";

type Received = Omit<PrintJob, "drawing"> & { readonly drawing: string };

/** Documents have a thread of their own: the layout of 200 packing slips would stop every other request for a second. */
parentPort?.on("message", async ({ drawing, items, ...head }: Received) => {
  const { draw }: PdfDrawing<unknown> = await import(drawing);
  parentPort?.postMessage(await drawItems(head, draw, items));
});

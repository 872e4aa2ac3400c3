import { parentPort, workerData } from "node:worker_threads";
import { drawPackingSlip } from "../fulfilment/draw-packing-slip.ts";
import { drawInvoice } from "../invoice/draw-invoice.ts";
import { openPdf } from "./pdf-document.ts";
import type { PrintJob } from "./print-pdf.ts";

/**
 * Each document has its own thread: the layout of 200 packing slips would stop every other request for a
 * second.
 */
const { title, slips, invoice } = workerData as PrintJob;
const pdf = openPdf(title);
for (const slip of slips ?? []) drawPackingSlip(pdf, slip);
if (invoice) drawInvoice(pdf, invoice);
parentPort?.postMessage(await pdf.end());

import { parentPort, workerData } from "node:worker_threads";
import { drawInvoice } from "./draw-invoice.ts";
import { drawPackingSlip } from "./draw-packing-slip.ts";
import { openPaper } from "./paper.ts";
import type { ToPrint } from "./print.ts";

/** A thread of its own for one document: laying out two hundred slips would hold up every buyer for a second. */
const { title, slips, invoice } = workerData as ToPrint;
const on = openPaper(title);
for (const slip of slips ?? []) drawPackingSlip(on, slip);
if (invoice) drawInvoice(on, invoice);
parentPort?.postMessage(await on.end());

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import type { SampleStore } from "./open-sample-store.ts";

const PDF_JS = "/pdf.mjs";

/** Shows an order's packing slip on a canvas, because headless Chromium has no PDF viewer. */
export async function showPackingSlip(
  page: Page,
  { store, staff, exchangeable }: SampleStore,
): Promise<void> {
  const { body: printed } = await store.call("POST /api/admin/orders/packing-slips", {
    token: staff.support.token,
    body: { orderNos: [exchangeable.orderNo] },
  });
  await showPdf(page, printed.pdf);
}

/** Shows the upper half of the first page of a PDF in base64 on a canvas. */
export async function showPdf(page: Page, pdf: string): Promise<void> {
  const reader = await readFile(fileURLToPath(import.meta.resolve("unpdf/pdfjs")), "utf8");
  await page.route(`**${PDF_JS}`, (route) => route.fulfill({ body: reader, contentType: "text/javascript" }));
  await page.route("**/slip", (route) =>
    route.fulfill({ body: "<!doctype html><canvas></canvas>", contentType: "text/html" }),
  );
  await page.goto("/slip");
  await page.evaluate(
    async ([module, pdf]) => {
      const { getDocument } = await import(module as string);
      const data = Uint8Array.from(atob(pdf as string), (character) => character.charCodeAt(0));
      const first = await (await getDocument({ data }).promise).getPage(1);
      const viewport = first.getViewport({ scale: 1.6 });
      const canvas = document.querySelector("canvas") as HTMLCanvasElement;
      Object.assign(canvas, { width: viewport.width, height: viewport.height / 2 });
      await first.render({ canvas, canvasContext: canvas.getContext("2d"), viewport }).promise;
    },
    [PDF_JS, pdf],
  );
}

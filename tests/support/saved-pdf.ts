import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";

/** The text of the PDF that a button of the page saves. */
export async function savedPdf(page: Page, button: RegExp): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).first().click(),
  ]);
  const bytes = new Uint8Array(await readFile(await file.path()));
  return (await extractText(await getDocumentProxy(bytes))).text.join(" ");
}

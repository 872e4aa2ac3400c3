import type { Page } from "playwright-core";

/** What matches `pattern` in the text of a page and stands on more than one line. */
export const brokenTexts = (page: Page, pattern: RegExp): Promise<string[]> =>
  page.evaluate((source) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const found of (node.textContent ?? "").matchAll(new RegExp(source, "g"))) {
        const range = document.createRange();
        range.setStart(node, found.index);
        range.setEnd(node, found.index + found[0].length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(found[0]);
      }
    return broken;
  }, pattern.source);

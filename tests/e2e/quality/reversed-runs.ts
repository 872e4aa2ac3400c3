import type { Page } from "playwright-core";

/**
 * What is read from the wrong end on a page from right to left: telephone numbers, codes, and house numbers before a street. A
 * run is reversed where its last character is on the left of its first one, on the same line.
 */
export const findReversed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const runs = /\+\d[\d ]{5,}\d|[A-Z0-9]{2,}(?:-[A-Z0-9]+)+|\d+ [A-Z][A-Za-z]+ (?:Road|Drive|Street|Row)/g;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const reversed: string[] = [];
    const boxOf = (node: Node, at: number): DOMRect => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: run, index } of (node.textContent ?? "").matchAll(runs)) {
        if (!node.parentElement?.checkVisibility()) continue;
        const [first, last] = [boxOf(node, index), boxOf(node, index + run.length - 1)];
        if (Math.abs(first.top - last.top) < first.height / 2 && last.left < first.left) reversed.push(run);
      }
    return reversed;
  });

import type { Page } from "playwright-core";

/**
 * What reaches beyond the left or right edge of the screen, elements and words. Not what lies in a box that clips it or
 * scrolls by itself; the page as a whole clips too, so its width alone would tell nothing.
 */
export const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isBeyond = ({ left, right, width: own, height }: DOMRect) =>
      own > 1 && height > 1 && (right > width + 1 || left < -1);
    const isHeldBy = (box: Element) =>
      box !== document.body &&
      box !== document.documentElement &&
      getComputedStyle(box).overflowX !== "visible";
    const isHeld = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement) if (isHeldBy(box)) return true;
      return false;
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = node instanceof Element ? [node.getBoundingClientRect()] : [...range.getClientRects()];
      const isTextHeld = node !== element && isHeldBy(element);
      if (boxes.some(isBeyond) && !isTextHeld && !isHeld(element)) found.add(element.outerHTML.slice(0, 160));
    }
    return [...found];
  });

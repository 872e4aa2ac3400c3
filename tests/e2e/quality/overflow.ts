import type { Page } from "playwright-core";

/**
 * Elements and texts that reach beyond the left or right edge of the screen. Not those in a box that clips or scrolls. The
 * page itself clips too, so its width alone would show nothing.
 */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isBeyond = ({ left, right, width: own, height }: DOMRect) =>
      own > 1 && height > 1 && (right > width + 1 || left < -1);
    const clips = (box: Element) =>
      box !== document.body &&
      box !== document.documentElement &&
      getComputedStyle(box).overflowX !== "visible";
    const isClipped = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement) if (clips(box)) return true;
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
      const isTextClipped = node !== element && clips(element);
      if (boxes.some(isBeyond) && !isTextClipped && !isClipped(element))
        found.add(element.outerHTML.slice(0, 160));
    }
    return [...found];
  });

/**
 * Texts that a box cuts off sideways without a way to scroll to the rest, and without an ellipsis that says so. Those for screen
 * readers alone are cut on purpose.
 */
export const findCutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow, position } = getComputedStyle(box);
        if (position === "fixed" || overflowX === "auto" || overflowX === "scroll") break;
        const { left, right, width } = box.getBoundingClientRect();
        if (overflowX === "visible" || textOverflow === "ellipsis" || width <= 1) continue;
        for (const text of range.getClientRects())
          if (text.width > 1 && (text.right > right + 1 || text.left < left - 1))
            found.add(`${node.textContent.trim().slice(0, 60)} in ${box.outerHTML.slice(0, 100)}`);
      }
    }
    return [...found];
  });

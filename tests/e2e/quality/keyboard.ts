import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

const MAX_STOPS = 160;

interface Stop {
  readonly element: Element;
  readonly styles: string;
}
declare global {
  interface Window {
    lastStopOfThisTest?: Stop | undefined;
  }
}

export interface Keyboard {
  /** Presses Tab (or Shift+Tab) until the target has the focus. */
  tabTo(target: Locator, key?: "Tab" | "Shift+Tab"): Promise<void>;
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits until the target has the focus. */
  waitForFocus(target: Locator): Promise<void>;
  /** Presses Tab so many times. */
  tabTimes(stops: number): Promise<void>;
  /** Tabs once through the whole page; returns the number of stops. */
  tabThroughPage(): Promise<number>;
  /** The faults found so far. */
  faults(): readonly string[];
}

/**
 * A person who uses only the keyboard. It checks every focus stop: the focus is visible (the element looks different
 * without it), the element is on the screen and not covered, and it follows the stop before in the page or stays in the
 * open dialog.
 */
export function createKeyboard(page: Page): Keyboard {
  const faults = new Set<string>();
  const pressAndInspect = async (key: "Tab" | "Shift+Tab") => {
    await page.keyboard.press(key);
    const { found, isStart } = await page.evaluate(inspectFocus, key === "Tab");
    for (const fault of found) faults.add(`${new URL(page.url()).pathname}: ${fault}`);
    return isStart;
  };
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  return {
    async tabTo(target, key = "Tab") {
      for (let stops = 0; stops < MAX_STOPS; stops += 1) {
        await pressAndInspect(key);
        if (await hasFocus(target)) return;
      }
      throw new Error(`${MAX_STOPS} times ${key} did not lead to ${target}`);
    },
    async press(...keys) {
      await forgetLastStop(page); // these keys may move the focus to another place
      for (const key of keys) await page.keyboard.press(key);
    },
    type: (text) => page.keyboard.type(text),
    waitForFocus: (target) => expect.poll(() => hasFocus(target)).toBe(true),
    async tabTimes(stops) {
      for (let done = 0; done < stops; done += 1) await pressAndInspect("Tab");
    },
    async tabThroughPage() {
      for (let stops = 0; stops < MAX_STOPS; stops += 1) if (await pressAndInspect("Tab")) return stops;
      throw new Error(`No end after ${MAX_STOPS} stops`);
    },
    faults: () => [...faults],
  };
}

const forgetLastStop = (page: Page) =>
  page.evaluate(() => {
    window.lastStopOfThisTest = undefined;
  });

/** Runs in the page. `isStart`: the focus left the end of the page, and the next stop is the first one. */
async function inspectFocus(isForward: boolean): Promise<{ found: string[]; isStart: boolean }> {
  const name = (element: Element) => element.outerHTML.slice(0, 140);
  const focusIndicators = (element: Element) => [
    element,
    ...("labels" in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []),
    ...(element.parentElement ? [element.parentElement] : []),
  ];
  const stylesOf = (element: Element) =>
    focusIndicators(element)
      .map((each) => {
        const style = getComputedStyle(each);
        const outline = style.outlineStyle === "none" ? "" : `${style.outlineWidth} ${style.outlineColor}`;
        return [outline, style.boxShadow, style.borderColor, style.backgroundColor, style.textDecorationLine];
      })
      .join("|");
  const found: string[] = [];
  const now = document.activeElement;
  const before = window.lastStopOfThisTest;
  if (before?.element.isConnected && before.element !== now && stylesOf(before.element) === before.styles)
    found.push(`nothing shows the focus on ${name(before.element)}`);
  if (!now || now === document.body || now === document.documentElement) {
    window.lastStopOfThisTest = undefined;
    return { found, isStart: true };
  }
  window.lastStopOfThisTest = { element: now, styles: stylesOf(now) };

  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  if (dialog && !dialog.contains(now)) found.push(`the focus left the open dialog for ${name(now)}`);
  const boxes = () =>
    focusIndicators(now)
      .slice(0, -1)
      .map((each) => [each, each.getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width > 2 && height > 2);
  const isSeen = () =>
    boxes().some(([each, { left, top, width, height }]) =>
      [0.5, 0.1, 0.9].some((x) =>
        [0.5, 0.1, 0.9].some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return hit !== null && (each.contains(hit) || now.contains(hit));
        }),
      ),
    );
  // During a page transition the new page lies under snapshots of the old one for some frames.
  const giveUpAt = performance.now() + 2_000;
  while (!isSeen() && performance.now() < giveUpAt) await new Promise(requestAnimationFrame);
  if (!isSeen()) found.push(`off the screen or under something: ${name(now)}`);
  const isSkipLink = now.matches("a[href='#content']");
  if (before?.element.isConnected && !dialog && !isSkipLink) {
    const comesAfter = Boolean(
      before.element.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    if (comesAfter !== isForward && before.element !== now)
      found.push(`out of order: ${name(now)} after ${name(before.element)}`);
  }
  return { found, isStart: false };
}

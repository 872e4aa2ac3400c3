import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

const MOST_STOPS = 160;

interface Stop {
  readonly element: Element;
  readonly look: string;
}
declare global {
  interface Window {
    lastStopOfThisTest?: Stop | undefined;
  }
}

export interface Keyboard {
  /** Presses Tab (or Shift+Tab) until this has the focus. */
  tabTo(target: Locator, key?: "Tab" | "Shift+Tab"): Promise<void>;
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits until this has the focus. */
  isAt(target: Locator): Promise<void>;
  /** Goes on by so many stops. */
  goOn(stops: number): Promise<void>;
  /** Goes once round the page; returns how many stops there are. */
  goRound(): Promise<number>;
  /** What somebody without a mouse would stumble over on the way so far. */
  faults(): readonly string[];
}

/**
 * A person at the keys alone. At every stop: something shows that the focus is here (it looks different from when it is
 * not), it is on the screen and under nothing, and it follows the stop before in the page, or stays in the open dialog.
 */
export function keyboardOf(page: Page): Keyboard {
  const faults = new Set<string>();
  const stop = async (key: "Tab" | "Shift+Tab") => {
    await page.keyboard.press(key);
    const { found, isStart } = await page.evaluate(lookAtFocus, key === "Tab");
    for (const fault of found) faults.add(`${new URL(page.url()).pathname}: ${fault}`);
    return isStart;
  };
  const has = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  return {
    async tabTo(target, key = "Tab") {
      for (let stops = 0; stops < MOST_STOPS; stops += 1) {
        await stop(key);
        if (await has(target)) return;
      }
      throw new Error(`${MOST_STOPS} times ${key} did not lead to ${target}`);
    },
    async press(...keys) {
      await forgetOrder(page); // these keys may move the focus, and rightly
      for (const key of keys) await page.keyboard.press(key);
    },
    type: (text) => page.keyboard.type(text),
    isAt: (target) => expect.poll(() => has(target), { timeout: 10_000 }).toBe(true),
    async goOn(stops) {
      for (let done = 0; done < stops; done += 1) await stop("Tab");
    },
    async goRound() {
      for (let stops = 0; stops < MOST_STOPS; stops += 1) if (await stop("Tab")) return stops;
      throw new Error(`No end after ${MOST_STOPS} stops`);
    },
    faults: () => [...faults],
  };
}

const forgetOrder = (page: Page) =>
  page.evaluate(() => {
    window.lastStopOfThisTest = undefined;
  });

/** Runs in the page. `isStart`: the focus left the end of the page, and is where it begins again. */
async function lookAtFocus(isForward: boolean): Promise<{ found: string[]; isStart: boolean }> {
  const name = (element: Element) => element.outerHTML.slice(0, 140);
  const shownBy = (element: Element) => [
    element,
    ...("labels" in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []),
    ...(element.parentElement ? [element.parentElement] : []),
  ];
  const lookOf = (element: Element) =>
    shownBy(element)
      .map((each) => {
        const style = getComputedStyle(each);
        const outline = style.outlineStyle === "none" ? "" : `${style.outlineWidth} ${style.outlineColor}`;
        return [outline, style.boxShadow, style.borderColor, style.backgroundColor, style.textDecorationLine];
      })
      .join("|");
  const found: string[] = [];
  const now = document.activeElement;
  const before = window.lastStopOfThisTest;
  if (before?.element.isConnected && before.element !== now && lookOf(before.element) === before.look)
    found.push(`nothing shows the focus on ${name(before.element)}`);
  if (!now || now === document.body || now === document.documentElement) {
    window.lastStopOfThisTest = undefined;
    return { found, isStart: true };
  }
  window.lastStopOfThisTest = { element: now, look: lookOf(now) };

  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  if (dialog && !dialog.contains(now)) found.push(`the focus left the open dialog for ${name(now)}`);
  const boxes = () =>
    shownBy(now)
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
  // A page that is just replacing another lies under its pictures for some frames.
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

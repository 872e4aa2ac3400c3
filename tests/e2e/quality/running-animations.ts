import type { Page } from "playwright-core";

/** A shorter transition is a change of state, not motion. */
const VISIBLE_MS = 50;

/** What moves on the page: animations and transitions that are long enough to be seen, or endless. */
export const runningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(
    (visibleMs) =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { activeDuration = 0 } = effect?.getComputedTiming() ?? {};
          return playState === "running" && Number(activeDuration) > visibleMs;
        })
        .map(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return target?.outerHTML.slice(0, 160) ?? "an animation";
        }),
    VISIBLE_MS,
  );

/** Waits for the animations and transitions that have an end: a check in the middle of one sees colours that nobody sees. */
export const waitForAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );

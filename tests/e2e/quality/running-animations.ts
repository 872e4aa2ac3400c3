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

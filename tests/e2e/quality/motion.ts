import type { Page } from "playwright-core";

/** A transition of less than this is a change of state, not a motion. */
const IS_FELT_MS = 50;

/** What is moving on the page: animations and transitions that run for long enough to be seen, or without end. */
export const motions = (page: Page): Promise<string[]> =>
  page.evaluate(
    (feltMs) =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { activeDuration = 0 } = effect?.getComputedTiming() ?? {};
          return playState === "running" && Number(activeDuration) > feltMs;
        })
        .map(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return target?.outerHTML.slice(0, 160) ?? "an animation";
        }),
    IS_FELT_MS,
  );

import type { BrowserContext } from "playwright-core";

const DELAY_MS = 120;
const delayedTypes = new Set(["image", "font", "script", "fetch", "xhr"]);

/**
 * Delays everything but the page itself, as a real network does. Without the delay images, fonts and data are there before
 * the first frame, and no layout shift could be seen.
 */
export const slowNetwork = (context: BrowserContext): Promise<unknown> =>
  context.route("**/*", async (route) => {
    if (delayedTypes.has(route.request().resourceType()))
      await new Promise((done) => setTimeout(done, DELAY_MS));
    await route.fallback().catch(() => undefined); // the page was closed meanwhile
  });

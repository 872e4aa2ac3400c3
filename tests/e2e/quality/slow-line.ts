import type { BrowserContext } from "playwright-core";

const LATER_MS = 120;
const pieces = new Set(["image", "font", "script", "fetch", "xhr"]);

/**
 * Everything but the page itself comes a little later, as it does for everybody who is not on the server's own machine:
 * without it pictures, letters and data are there before the first frame, and nothing could ever be seen to shift.
 */
export const slowLine = (context: BrowserContext): Promise<unknown> =>
  context.route("**/*", async (route) => {
    if (pieces.has(route.request().resourceType())) await new Promise((done) => setTimeout(done, LATER_MS));
    await route.fallback().catch(() => undefined); // the page went away meanwhile
  });

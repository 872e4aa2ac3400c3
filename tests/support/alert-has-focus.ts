import type { Page } from "playwright-core";

/** Whether a message with role=alert has the focus: what the specification calls an alert is announced and focused. */
export const alertHasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(document.activeElement?.matches(":has(> [role=alert])")));

import type { Page } from "playwright-core";

/** Goes to an address and waits until the page has come to life: what is pressed before that may be lost. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comeToLife(page);
}

export async function comeToLife(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"));
  });
}

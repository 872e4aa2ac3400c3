import type { Page } from "playwright-core";

/** What the head of a page lacks in this state, in words. What search engines take from it is looked at in site.test.ts. */
export async function headFaults(page: Page): Promise<string[]> {
  const { title, headings } = await page.evaluate(() => ({
    title: document.title,
    headings: [...document.querySelectorAll("h1")].map((heading) => heading.textContent ?? ""),
  }));
  return [
    ...(title.trim() ? [] : ["no title"]),
    ...(headings.length === 1 ? [] : [`${headings.length} headings of level 1`]),
    ...(headings.some((heading) => !heading.trim()) ? ["an empty heading of level 1"] : []),
  ];
}

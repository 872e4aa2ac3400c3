import type { Page } from "playwright-core";

/** Faults of the page's title and main heading in this state, as texts. site.test.ts checks what search engines read. */
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

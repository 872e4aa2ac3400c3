import type { Page } from "playwright-core";

/** What a person does on a page: presses, and the fields that are typed into or chosen from, each once for each page. */
export interface Effort {
  presses: number;
  readonly fields: Set<string>;
}

/** Counts from now on, over all pages that this tab opens. What a page fills in by itself is not counted. */
export async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { presses: 0, fields: new Set() };
  await page.exposeFunction("countPress", () => {
    effort.presses += 1;
  });
  await page.exposeFunction("countField", (name: string) => {
    effort.fields.add(name);
  });
  await page.addInitScript(() => {
    const counter = window as unknown as { countPress(): void; countField(name: string): void };
    document.addEventListener("pointerdown", () => counter.countPress(), { capture: true });
    document.addEventListener(
      "input",
      ({ target }) => {
        const field = target as HTMLInputElement;
        if (field.type !== "radio" && field.type !== "checkbox")
          counter.countField(`${location.pathname} ${field.name || field.id}`);
      },
      { capture: true },
    );
  });
  return effort;
}

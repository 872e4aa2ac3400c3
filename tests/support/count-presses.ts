import type { Page } from "playwright-core";

/** What a person does on a page: presses, and the fields that are typed into or chosen from, each once for each page, with their letters. */
export interface Effort {
  presses: number;
  readonly fields: Map<string, number>;
}

/**
 * How long hands need for it, in seconds: 0.7 for a press, also the one into a field, 0.09 for a letter, 6 until a mail is there and open.
 * Reading is not in it.
 */
export function secondsOf({ presses, fields }: Effort, mails: number): number {
  const letters = [...fields.values()].reduce((sum, each) => sum + each, 0);
  return (presses + fields.size) * 0.7 + letters * 0.09 + mails * 6;
}

/** Counts from now on, over all pages that this tab opens. What a page fills in by itself is not counted. */
export async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { presses: 0, fields: new Map() };
  await page.exposeFunction("countPress", () => {
    effort.presses += 1;
  });
  await page.exposeFunction("countField", (name: string, letters: number) => {
    effort.fields.set(name, letters);
  });
  await page.addInitScript(() => {
    const counter = window as unknown as {
      countPress(): void;
      countField(name: string, letters: number): void;
    };
    document.addEventListener("pointerdown", () => counter.countPress(), { capture: true });
    document.addEventListener(
      "input",
      ({ target }) => {
        const field = target as HTMLInputElement;
        if (field.type !== "radio" && field.type !== "checkbox")
          counter.countField(`${location.pathname} ${field.name || field.id}`, field.value.length);
      },
      { capture: true },
    );
  });
  return effort;
}

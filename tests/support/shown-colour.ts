import type { Locator } from "playwright-core";

/** The colour of an element's text as a person would call it; null for black, white and greys. */
export async function shownColour(element: Locator): Promise<"red" | "orange" | "green" | "other" | null> {
  const [red = 0, green = 0, blue = 0] = await element.evaluate((it) => {
    const dot = document.createElement("canvas").getContext("2d");
    if (!dot) throw new Error("no canvas");
    dot.fillStyle = getComputedStyle(it).color;
    dot.fillRect(0, 0, 1, 1);
    return [...dot.getImageData(0, 0, 1, 1).data];
  });
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  if (most - least < 40) return null;
  const sector = {
    [red]: ((green - blue) / (most - least) + 6) % 6,
    [green]: (blue - red) / (most - least) + 2,
    [blue]: (red - green) / (most - least) + 4,
  }[most];
  const hueDegrees = 60 * (sector ?? 0);
  if (hueDegrees < 18 || hueDegrees > 340) return "red";
  if (hueDegrees < 60) return "orange";
  return hueDegrees > 80 && hueDegrees < 180 ? "green" : "other";
}

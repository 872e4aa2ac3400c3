import type { Locator } from "playwright-core";

/** The name of the colour of an element's text; null for black, white and grey. */
export async function textColour(element: Locator): Promise<"red" | "orange" | "green" | "other" | null> {
  const [red = 0, green = 0, blue = 0] = await element.evaluate((it) => {
    const dot = document.createElement("canvas").getContext("2d");
    if (!dot) throw new Error("no canvas");
    dot.fillStyle = getComputedStyle(it).color;
    dot.fillRect(0, 0, 1, 1);
    return [...dot.getImageData(0, 0, 1, 1).data];
  });
  const [lowest, highest] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  if (highest - lowest < 40) return null;
  const sector = {
    [red]: ((green - blue) / (highest - lowest) + 6) % 6,
    [green]: (blue - red) / (highest - lowest) + 2,
    [blue]: (red - green) / (highest - lowest) + 4,
  }[highest];
  const hueDegrees = 60 * (sector ?? 0);
  if (hueDegrees < 18 || hueDegrees > 340) return "red";
  if (hueDegrees < 60) return "orange";
  return hueDegrees > 80 && hueDegrees < 180 ? "green" : "other";
}

import { colours } from "../../catalog/colours.ts";

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes towards a warm black (below 0) or white (above 0). */
export function shade(hex: string, amount: number): string {
  const target = amount < 0 ? [26, 20, 18] : [255, 253, 248];
  const weight = Math.abs(amount);
  const mixed = channels(hex).map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * weight));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const brightness = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
};

export const INK = colours.ink.hex;
export const CLAY = colours.clay.hex;
export const PAPER = "#f4f0e7";
export const BAMBOO = "#c79a5f";
export const STEEL = colours.steel.hex;

/** The print that reads on a colour. */
export const printOn = (hex: string): string => (brightness(hex) > 0.5 ? INK : PAPER);

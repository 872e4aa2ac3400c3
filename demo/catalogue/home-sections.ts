import type { DemoSection } from "./types.ts";

export const homeSections: readonly DemoSection[] = [
  { heading: "Bestsellers", productIds: [35, 15, 5, 34, 44, 19, 1, 32] },
  { heading: "On sale", productIds: [18, 14, 40, 26] },
];

import type { DemoSection } from "./types.ts";

export const homeSections: readonly DemoSection[] = [
  { heading: "What is in the Welcome Kit", productIds: [25, 11, 43, 42, 23, 26] },
  { heading: "Bestsellers", productIds: [35, 15, 5, 34, 44, 19, 1, 32] },
  { heading: "For a better desk", productIds: [8, 31, 3, 24, 7, 10, 47, 49] },
  { heading: "On sale", productIds: [18, 14, 40, 26] },
];

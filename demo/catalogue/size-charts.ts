import type { DemoSizeChart } from "./types.ts";

export const adultSizes = ["XS", "S", "M", "L", "XL", "XXL"] as const;
export const childSizes = ["2-3 Y", "4-5 Y", "6-7 Y", "8-9 Y"] as const;
export const sockSizes = ["UK 3-6", "UK 7-11"] as const;

const flat =
  "Lay a garment that fits you flat and button or zip it up. Chest: from underarm seam to underarm seam, doubled. " +
  "Length: from the highest point of the shoulder straight down to the hem. ";
const sleeve = "Sleeve: from the shoulder seam to the end of the cuff. ";
const advice = "All measurements are of the garment; between two sizes, take the larger.";

const columns = ["Size", "Chest (cm)", "Length (cm)", "Sleeve (cm)"];
const chart = (rows: readonly (readonly string[])[]): DemoSizeChart => ({
  columns,
  rows,
  howToMeasure: flat + sleeve + advice,
});

export const regularTee = chart([
  ["XS", "92", "66", "19"],
  ["S", "97", "69", "20"],
  ["M", "102", "72", "21"],
  ["L", "108", "74", "22"],
  ["XL", "114", "76", "23"],
  ["XXL", "120", "78", "24"],
]);

export const heavyTee = chart([
  ["XS", "104", "64", "22"],
  ["S", "109", "67", "23"],
  ["M", "114", "70", "24"],
  ["L", "120", "72", "25"],
  ["XL", "126", "74", "26"],
  ["XXL", "132", "76", "27"],
]);

export const longSleeve = chart([
  ["XS", "92", "66", "60"],
  ["S", "97", "69", "61"],
  ["M", "102", "72", "62"],
  ["L", "108", "74", "63"],
  ["XL", "114", "76", "64"],
  ["XXL", "120", "78", "65"],
]);

export const layer = chart([
  ["XS", "100", "64", "61"],
  ["S", "106", "67", "62"],
  ["M", "112", "70", "63"],
  ["L", "118", "72", "64"],
  ["XL", "124", "74", "65"],
  ["XXL", "130", "76", "66"],
]);

export const childTee: DemoSizeChart = {
  columns: ["Size", "Height (cm)", "Chest (cm)", "Length (cm)"],
  rows: [
    ["2-3 Y", "92-98", "60", "41"],
    ["4-5 Y", "104-110", "66", "45"],
    ["6-7 Y", "116-122", "72", "50"],
    ["8-9 Y", "128-134", "78", "54"],
  ],
  howToMeasure: `Height: stand the child against a wall, without shoes. ${flat}${advice}`,
};

export const socks: DemoSizeChart = {
  columns: ["Size", "EU", "US men", "Foot (cm)"],
  rows: [
    ["UK 3-6", "36-39", "4-7", "22.5-25"],
    ["UK 7-11", "40-46", "8-12", "25.5-29.5"],
  ],
  howToMeasure:
    "Stand on a sheet of paper with your heel against a wall, mark the longest toe and measure from the wall to the mark. Use the longer foot.",
};

import type { Known } from "./product-state.ts";

/** One column of the sheet: what a product or variant has there as text, and what a text makes of it. */
export interface SheetColumn<T> {
  readonly heading: string;
  write(of: T, known: Known): string;
  /** The same thing with what the cell says, or a sentence that says what is wrong. The cell is trimmed. */
  read(cell: string, of: T, known: Known): T | string;
}

/** A text as two of them are compared: spreadsheets change line ends. */
export const tidied = (text: string): string => text.replace(/\r\n?/g, "\n").trim();

type TextKey<T> = { [K in keyof T]-?: T[K] extends string ? K : never }[keyof T];

export const textColumn = <T extends object>(
  heading: string,
  key: TextKey<T>,
  most: number,
  isNeeded = false,
): SheetColumn<T> => ({
  heading,
  write: (of) => String(of[key]),
  read(cell, of) {
    if (isNeeded && cell === "") return "This is missing.";
    if (cell.length > most) return `At most ${most.toLocaleString("en-IN")} characters fit here.`;
    return { ...of, [key]: cell };
  },
});

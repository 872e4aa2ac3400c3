import { type StaffText, staffText } from "../../contract/staff-text.ts";
import type { ExistingCatalogue, KnownCategories } from "./product-state.ts";

/** One column of the CSV: how to write the value of a product or variant as text, and how to read it back. */
export interface CsvColumn<T> {
  readonly heading: string;
  write(record: T, known: KnownCategories): string;
  /**
   * Returns the product or variant with the value of the cell, or a message that says what is wrong. The cell
   * is trimmed.
   */
  read(cell: string, record: T, known: ExistingCatalogue): T | StaffText;
}

type TextKey<T> = { [K in keyof T]-?: T[K] extends string ? K : never }[keyof T];

export const tooLong = (max: number): StaffText =>
  staffText`At most ${max.toLocaleString("en")} characters fit here.`;

export const textColumn = <T extends object>(
  heading: string,
  key: TextKey<T>,
  max: number,
  isRequired = false,
): CsvColumn<T> => ({
  heading,
  write: (record) => String(record[key]),
  read(cell, record) {
    if (isRequired && cell === "") return staffText`This is missing.`;
    if (cell.length > max) return tooLong(max);
    return { ...record, [key]: cell };
  },
});

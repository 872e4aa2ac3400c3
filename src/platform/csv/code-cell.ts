/**
 * Whether a spreadsheet has written a long number as `9.82E+09` or `1,23457E+11`: the digits after the first ones are lost, so the
 * cell is no telephone number, no code and no number of a parcel any more.
 */
export const isCutNumber = (cell: string): boolean => /^[+-]?\d(?:[.,]\d*)?E\+?\d{1,3}$/i.test(cell.trim());

/** A cell of digits or letters without the apostrophe by which a spreadsheet keeps it a text, and with single blanks. */
export const codeCell = (cell: string): string =>
  cell
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^'(?=[\p{L}\p{N}+])/u, "");

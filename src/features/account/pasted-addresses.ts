import { foldEmail, isEmail } from "./email.ts";

/** One line of a pasted list. `email` folded; null where the line has no address, or more than one. */
export interface PastedAddress {
  /** From 1 on, blank lines and the heading counted. */
  readonly line: number;
  readonly text: string;
  readonly email: string | null;
}

/**
 * The addresses of a list: one a line, or a CSV in which the cell with an @ is the address. Names and other columns are
 * ignored, and so is a heading: a first line without an @.
 */
export function readAddresses(list: string): PastedAddress[] {
  const lines = list
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ line: index + 1, text: text.replace(/\s+/g, " ").trim() }))
    .filter(({ text }) => text.replace(/[,;"]/g, "") !== "");
  const hasHeading = lines[0] !== undefined && !lines[0].text.includes("@");
  return lines.slice(hasHeading ? 1 : 0).map(({ line, text }) => ({ line, text, email: addressIn(text) }));
}

function addressIn(line: string): string | null {
  const cells = line
    .split(/[,;\t"<> ]+/)
    .filter((cell) => cell.includes("@"))
    .map((cell) => foldEmail(cell.replace(/^mailto:/i, "")));
  const [email, another] = new Set(cells);
  return email !== undefined && another === undefined && isEmail(email) ? email : null;
}

import { isEmail, normalizeEmail } from "./email-address.ts";

/**
 * One line of a pasted list. `email` is normalized; it is null where the line has no e-mail address or more
 * than one.
 */
export interface EmailListLine {
  /** Starts at 1; counts blank lines and the heading. */
  readonly line: number;
  readonly text: string;
  readonly email: string | null;
}

/**
 * Reads the e-mail addresses of a list: one per line, or a CSV in which the cell with an @ is the address.
 * Names and other columns are ignored. A first line without an @ is a heading and is ignored too.
 */
export function parseEmailList(list: string): EmailListLine[] {
  const lines = list
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ line: index + 1, text: text.replace(/\s+/g, " ").trim() }))
    .filter(({ text }) => text.replace(/[,;"]/g, "") !== "");
  const hasHeading = lines[0] !== undefined && !lines[0].text.includes("@");
  return lines.slice(hasHeading ? 1 : 0).map(({ line, text }) => ({ line, text, email: emailInLine(text) }));
}

function emailInLine(line: string): string | null {
  const cells = line
    .split(/[,;\t"<> ]+/)
    .filter((cell) => cell.includes("@"))
    .map((cell) => normalizeEmail(cell.replace(/^mailto:/i, "")));
  const [email, second] = new Set(cells);
  return email !== undefined && second === undefined && isEmail(email) ? email : null;
}

import { levels } from "pino";

/** Of every line, or shown apart from the rest. */
const SHOWN = new Set(["level", "time", "msg", "err", "pid", "hostname", "v"]);

/**
 * One line of the log for people: the time, the level, what happened, the rest as `name=value`, and an error with its stack below. A
 * line that is no JSON stays as it is.
 */
export function lineForPeople(json: string): string {
  const line = parse(json);
  if (!line) return json;
  const { level, time, msg = "", err } = line;
  const rest = Object.entries(line).flatMap(([name, value]) =>
    SHOWN.has(name) ? [] : [`${name}=${shown(value)}`],
  );
  const first = [new Date(Number(time)).toISOString(), levelName(level), onOneLine(msg), ...rest].join(" ");
  return `${[first, ...stackLines(err)].join("\n")}\n`;
}

function parse(json: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Nothing in a text may look like another line, or move a terminal's cursor. */
const onOneLine = (text: unknown): string => String(text).replace(/[\p{Cc}\u2028\u2029]+/gu, " ");

const levelName = (level: unknown): string =>
  (levels.labels[Number(level)] ?? String(level)).toUpperCase().padEnd(5);

/** A text with blanks, and whatever is no text or number, is JSON: a value ends where one sees it end. */
const shown = (value: unknown): string =>
  typeof value === "string" && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value);

function stackLines(err: unknown): string[] {
  if (typeof err !== "object" || err === null) return err === undefined ? [] : [`    ${String(err)}`];
  const { stack, message } = err as { stack?: unknown; message?: unknown };
  return String(stack ?? message ?? JSON.stringify(err))
    .split("\n")
    .map((each) => `    ${onOneLine(each.trimStart())}`);
}

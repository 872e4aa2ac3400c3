import { stdSerializers } from "pino";

/** What an error may say beside its message: names of the program, the database and the protocol, never a value of a row. */
const NAMES = new Set([
  ...["type", "code", "severity", "constraint", "schema", "table", "column", "routine"],
  ...["command", "responseCode", "status", "statusCode", "errno", "syscall", "address", "port", "hostname"],
]);
const TEXTS = new Set(["message", "stack"]);
const EMAIL_ADDRESS = /[^\s<>()[\]{}"'`,;:=|]+@[^\s<>()[\]{}"'`,;:=|]+\.[a-z\d-]+/gi;

const withoutAddresses = (text: string): string => text.replace(EMAIL_ADDRESS, "(address)");

/**
 * An error as the log has it. What PostgreSQL adds (the row of a broken rule) and a mail server says (the receiver that it refuses)
 * names people, and an erasure does not reach the log.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === "string" ? withoutAddresses(error) : error;
  return Object.fromEntries(
    Object.entries(stdSerializers.err(error)).flatMap(([name, value]) => {
      if (TEXTS.has(name)) return [[name, withoutAddresses(String(value))]];
      return NAMES.has(name) ? [[name, value]] : [];
    }),
  );
}

import { OperatorError } from "./operator-error.ts";

/** Ends the program with one clear line where the operator can correct the cause. A bug keeps its stack trace. */
export function exitWithError(error: unknown): never {
  const message = operatorMessage(error);
  process.stderr.write(
    message ? `${message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}

const databaseMessages: Readonly<Record<string, string>> = {
  ECONNREFUSED: "the database server does not answer",
  ENOTFOUND: "there is no server of this name",
  ETIMEDOUT: "the database server does not answer in time",
  EHOSTUNREACH: "the database server cannot be reached",
  ECONNRESET: "the database server ended the connection",
  "57P03": "the database server is starting up or shutting down; try again in a moment",
  "57P01": "the database server is shutting down; try again in a moment",
  "25006": "none of its servers takes writes",
  "53300": "the database server has no free connection",
  "53100": "the disk of the database is full",
};

/** Undefined for a bug. */
export function operatorMessage(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  if (typeof error !== "object" || error === null) return undefined;
  const { code, message } = error as { code?: string; message?: string };
  if (code === "EADDRINUSE")
    return "PORT is taken by another program. Stop that one, or set PORT (0 takes a free one).";
  if (code === "28P01" || code === "28000" || code === "3D000" || code === "08001")
    return `DATABASE_URL: ${message}.`;
  const known = code && databaseMessages[code];
  return known ? `DATABASE_URL: ${known}.` : undefined;
}

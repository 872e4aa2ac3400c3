import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { logIds } from "../telemetry/active-span.ts";
import { loggedError } from "./logged-error.ts";

/** The program's log: lines of JSON on standard output, or where `destination` says. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = { level, mixin: logIds, serializers: { err: loggedError } };
  return destination ? pino(options, destination) : pino(options);
}

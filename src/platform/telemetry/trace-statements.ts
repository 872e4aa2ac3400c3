import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import type { StorePool } from "../db/store-client.ts";
import { withoutTexts } from "../slow-statements/without-texts.ts";
import { activeSpan } from "./active-span.ts";
import type { Tracing } from "./tracing.ts";

const MAX_TEXT = 2_000;

/** A span for each statement that a request or job sends, with its text but no value. `begin` is sent with the next one. */
export function traceStatements(pool: StorePool, tracing: Tracing): void {
  pool.watch(({ text }) => {
    if (!activeSpan.getStore() || text === "begin") return undefined;
    const span = tracing.start(nameOf(text), {
      kind: SpanKind.CLIENT,
      attributes: { "db.system.name": "postgresql", "db.query.text": withoutTexts(text).slice(0, MAX_TEXT) },
    });
    return ({ rows }) => {
      if (rows === undefined) span.setStatus({ code: SpanStatusCode.ERROR });
      else span.setAttribute("db.response.returned_rows", rows);
      span.end();
    };
  });
}

function nameOf(text: string): string {
  const verb = /^\s*(\w+)/.exec(text)?.[1] ?? "statement";
  const table = /\b(?:from|into|update)\s+"?([a-z_.]+)/i.exec(text)?.[1];
  return table ? `${verb} ${table}` : verb;
}

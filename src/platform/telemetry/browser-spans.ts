import { SpanKind, TraceFlags } from "@opentelemetry/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isSigned, type SecretKeys, signText } from "../secret-key/sealed-text.ts";
import type { GivenIds } from "./span-ids.ts";
import type { Tracing } from "./tracing.ts";

export const BROWSER_SPANS_PATH = "/browser-spans";
const SIGNED_AS = "browser span";
const MAX_AGE_MS = 10 * 60_000;
const MAX_SPANS = 20;
const MAX_BODY_BYTES = 16_384;
const MAX_REPORTS_PER_MINUTE = 60;

const milliseconds = { type: "number", minimum: 0, maximum: MAX_AGE_MS } as const;
const BODY = {
  type: "object",
  required: ["spans"],
  properties: {
    spans: {
      type: "array",
      maxItems: MAX_SPANS,
      items: {
        type: "object",
        required: ["token", "kind", "endedMsAgo", "tookMs", "sentAfterMs", "respondedAfterMs"],
        properties: {
          token: { type: "string", maxLength: 300 },
          kind: { enum: ["fetch", "navigate"] },
          endedMsAgo: milliseconds,
          tookMs: milliseconds,
          sentAfterMs: milliseconds,
          respondedAfterMs: milliseconds,
        },
      },
    },
  },
} as const;

interface BrowserSpan {
  readonly token: string;
  readonly kind: "fetch" | "navigate";
  readonly endedMsAgo: number;
  readonly tookMs: number;
  readonly sentAfterMs: number;
  readonly respondedAfterMs: number;
}

/** Sent by browsers alone, which no script can change; other clients would never report their part. */
export const isOfBrowser = ({ headers }: FastifyRequest): boolean => headers["sec-fetch-site"] !== undefined;

/** The browser's span of a request, as the parent of what the server does. It gets the same ids when the browser reports it. */
export const browserParent = (ids: GivenIds) => ({ ...ids, traceFlags: TraceFlags.SAMPLED, isRemote: true });

/**
 * Asks the browser to report how long this request took there (web/ui/report-timings.ts), by a Server-Timing entry that a page can
 * read. It has the ids of the browser's span and the request's id, signed. A response that others may get from a cache has none.
 */
export function askBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  ids: GivenIds,
  keys: SecretKeys,
): void {
  if (reply.hasHeader("etag") && !reply.hasHeader("x-request-id")) return;
  const text = [ids.traceId, ids.spanId, request.id, Date.now()].join("_");
  const entry = `browser;desc="${text}_${signText(keys, text, SIGNED_AS)}"`;
  const others = reply.getHeader("server-timing");
  reply.header("server-timing", others ? `${others}, ${entry}` : entry);
}

/**
 * `POST /browser-spans` makes spans of what browsers report: from the call in the page to its last byte. Only what this store asked
 * for within ten minutes is taken, so nobody can add to a trace of others. Times are counted back from now: a browser's
 * clock may be wrong. 204, also where nothing was taken.
 */
export function takeBrowserSpans(app: FastifyInstance, tracing: Tracing, keys: SecretKeys): void {
  const config = { rateLimit: { max: MAX_REPORTS_PER_MINUTE } };
  const options = { bodyLimit: MAX_BODY_BYTES, schema: { body: BODY }, config };
  app.post(BROWSER_SPANS_PATH, options, (request, reply) => {
    const now = Date.now();
    for (const span of (request.body as { spans: readonly BrowserSpan[] }).spans) {
      const asked = openToken(span.token, keys);
      if (asked && now - asked.askedAtMs <= MAX_AGE_MS) record(tracing, span, asked, now);
    }
    return reply.code(204).send();
  });
}

interface Asked extends GivenIds {
  readonly requestId: string;
  readonly askedAtMs: number;
}

function openToken(token: string, keys: SecretKeys): Asked | undefined {
  const [traceId = "", spanId = "", requestId = "", time = "", ...signature] = token.split("_");
  const text = [traceId, spanId, requestId, time].join("_");
  if (!isSigned(keys, text, signature.join("_"), SIGNED_AS)) return undefined;
  return { traceId, spanId, requestId, askedAtMs: Number(time) };
}

function record(tracing: Tracing, reported: BrowserSpan, asked: Asked, now: number): void {
  const { kind, endedMsAgo, tookMs, sentAfterMs, respondedAfterMs } = reported;
  const endedAt = now - endedMsAgo;
  const startedAt = endedAt - tookMs;
  const span = tracing.start(`browser ${kind}`, {
    kind: SpanKind.CLIENT,
    attributes: { "kitstore.request_id": asked.requestId },
    startTime: startedAt,
    ids: asked,
  });
  span.addEvent("requestStart", startedAt + sentAfterMs);
  span.addEvent("responseStart", startedAt + respondedAfterMs);
  span.end(endedAt);
}

import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { activeSpan } from "./active-span.ts";
import type { GivenIds, SpanIds } from "./span-ids.ts";

export interface SpanOptions {
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** Left out: the active span is the parent. */
  readonly parent?: SpanContext | undefined;
  /** Left out: now. */
  readonly startTime?: number;
  /** Of a span without a parent, which others have named as theirs before it began. */
  readonly ids?: GivenIds;
}

/** Spans of one process, without the globals of OpenTelemetry. Attributes have no values of a person: names, routes, counts. */
export class Tracing {
  readonly #tracer: Tracer;
  readonly #ids: SpanIds;
  constructor(tracer: Tracer, ids: SpanIds) {
    this.#tracer = tracer;
    this.#ids = ids;
  }

  start(name: string, options: SpanOptions = {}): Span {
    const { kind = SpanKind.INTERNAL, attributes = {}, startTime, ids } = options;
    const above = ids ? undefined : (options.parent ?? activeSpan.getStore()?.span.spanContext());
    const context = above ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT;
    const started = { kind, attributes, ...(startTime !== undefined && { startTime }) };
    return this.#ids.with(ids, () => this.#tracer.startSpan(name, started, context));
  }

  /** Runs `work` in a span, which is its active one. */
  async run<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
    const span = this.start(name, options);
    try {
      return await activeSpan.run({ span, requestId: activeSpan.getStore()?.requestId }, work);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  }
}

/** Marks a span as failed. The message of an error may quote values, so only its name or code is recorded. */
export function fail(span: Span, error: unknown): void {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  const type = String(code ?? (error instanceof Error ? error.name : "failed"));
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("error.type", type);
}

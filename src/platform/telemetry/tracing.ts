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

export interface SpanOptions {
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** Left out: the active span is the parent. */
  readonly parent?: SpanContext | undefined;
}

/** Spans of one process, without the globals of OpenTelemetry. Attributes have no values of a person: names, routes, counts. */
export class Tracing {
  readonly #tracer: Tracer;
  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  start(name: string, { kind = SpanKind.INTERNAL, attributes = {}, parent }: SpanOptions = {}): Span {
    const above = parent ?? activeSpan.getStore()?.span.spanContext();
    const context = above ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT;
    return this.#tracer.startSpan(name, { kind, attributes }, context);
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

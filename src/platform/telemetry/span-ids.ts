import { randomBytes } from "node:crypto";
import type { IdGenerator } from "@opentelemetry/sdk-trace";

export interface GivenIds {
  readonly traceId: string;
  readonly spanId: string;
}

const newTraceId = (): string => randomBytes(16).toString("hex");
const newSpanId = (): string => randomBytes(8).toString("hex");
export const newIds = (): GivenIds => ({ traceId: newTraceId(), spanId: newSpanId() });

/**
 * Random ids; or those that a browser got before its span existed, because the span of its request, which ends first, has it as
 * its parent already.
 */
export class SpanIds implements IdGenerator {
  #given: GivenIds | undefined;

  generateTraceId(): string {
    return this.#given?.traceId ?? newTraceId();
  }

  generateSpanId(): string {
    return this.#given?.spanId ?? newSpanId();
  }

  /** What `start` makes gets these ids. */
  with<T>(given: GivenIds | undefined, start: () => T): T {
    this.#given = given;
    try {
      return start();
    } finally {
      this.#given = undefined;
    }
  }
}

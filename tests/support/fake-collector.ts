import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}
export interface ReceivedMetric {
  readonly name: string;
  readonly histogram?: {
    readonly dataPoints: readonly { readonly count: number; readonly bucketCounts: number[] }[];
  };
}
interface Sent {
  readonly resourceSpans?: readonly { readonly scopeSpans: readonly { readonly spans: ReceivedSpan[] }[] }[];
  readonly resourceMetrics?: readonly {
    readonly scopeMetrics: readonly { readonly metrics: ReceivedMetric[] }[];
  }[];
}

/** A collector of OpenTelemetry in this process that keeps what it gets by OTLP over HTTP. */
export async function openFakeCollector() {
  const spans: ReceivedSpan[] = [];
  const metrics: ReceivedMetric[] = [];
  const server = createServer(async (request, response) => {
    const sent = (await json(request)) as Sent;
    spans.push(
      ...(sent.resourceSpans ?? []).flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)),
    );
    metrics.push(
      ...(sent.resourceMetrics ?? []).flatMap((each) => each.scopeMetrics.flatMap((scope) => scope.metrics)),
    );
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metrics,
    close: () => new Promise((done) => server.close(done)),
  };
}

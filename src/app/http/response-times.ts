import type { MetricObjectWithValues, MetricValueWithName, Registry } from "prom-client";

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const;
const NAME = "kitstore_http_seconds";

interface Series {
  readonly labels: { readonly method: string; readonly route: string; readonly status: number };
  /** How many responses fell into each bucket; the last bucket has no upper limit. */
  readonly counts: number[];
  sum: number;
}

/**
 * The histogram of response times. A response from the cache takes microseconds, and prom-client's own histogram would
 * take as long again to record it; here a response costs one look-up and two additions. The registry reads it like any
 * other metric.
 */
export class ResponseTimes {
  readonly name = NAME;
  /** By route, method and status, whose texts exist already: a key of all three would be made for each response. */
  readonly #series = new Map<string, Map<string, Map<number, Series>>>();

  constructor(registry: Registry) {
    // The registry calls only `get` and reads only `name`; its type asks for one of prom-client's own classes.
    registry.registerMetric(this as unknown as Parameters<Registry["registerMetric"]>[0]);
  }

  record(method: string, route: string, status: number, seconds: number): void {
    const series =
      this.#series.get(route)?.get(method)?.get(status) ?? this.startSeries(method, route, status);
    const bucket = BUCKETS.findIndex((end) => seconds <= end);
    const at = bucket < 0 ? BUCKETS.length : bucket;
    series.counts[at] = (series.counts[at] ?? 0) + 1;
    series.sum += seconds;
  }

  /** Shows these responses from now on, at 0: Prometheus sees no increase to the first value of a series. */
  startSeries(method: string, route: string, status: number): Series {
    const counts = Array.from({ length: BUCKETS.length + 1 }, () => 0);
    const series = { labels: { method, route, status }, counts, sum: 0 };
    const ofRoute = this.#series.get(route) ?? new Map<string, Map<number, Series>>();
    const ofMethod = ofRoute.get(method) ?? new Map<number, Series>();
    this.#series.set(route, ofRoute.set(method, ofMethod.set(status, series)));
    return series;
  }

  async get(): Promise<Omit<MetricObjectWithValues<MetricValueWithName<string>>, "collect">> {
    return {
      name: NAME,
      help: "Response time in seconds, by route and status",
      type: "histogram" as never,
      aggregator: "sum",
      values: [...this.#series.values()]
        .flatMap((ofRoute) => [...ofRoute.values()])
        .flatMap((ofMethod) => [...ofMethod.values()])
        .flatMap(valuesOf),
    };
  }
}

/** Buckets are cumulative in Prometheus' format: each holds what is below its end. */
function valuesOf({ labels, counts, sum }: Series): MetricValueWithName<string>[] {
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    return { metricName: `${NAME}_bucket`, labels: { ...labels, le: BUCKETS[at] ?? "+Inf" }, value: total };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: total },
  ];
}

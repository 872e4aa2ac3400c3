import { type HrTime, ValueType } from "@opentelemetry/api";
import type { Resource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";
import type { MetricObjectWithValues, MetricValueWithName, Registry } from "prom-client";

type Metric = MetricObjectWithValues<MetricValueWithName<string>>;

const asTime = (milliseconds: number): HrTime => [
  Math.floor(milliseconds / 1_000),
  Math.round((milliseconds % 1_000) * 1e6),
];

/** What /metrics of this process shows, under the same names, in the form of OpenTelemetry. */
export function exportedMetrics(registry: Registry, resource: Resource): MetricProducer {
  const startTime = asTime(Date.now());
  return {
    async collect() {
      const found = (await registry.getMetricsAsJSON()) as unknown as Metric[];
      const period = { startTime, endTime: asTime(Date.now()) };
      const metrics = found.map((metric) => dataOf(metric, period));
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: "kitstore" }, metrics }] },
        errors: [],
      };
    },
  };
}

type Period = Pick<DataPoint<number>, "endTime" | "startTime">;

function dataOf(metric: Metric, period: Period): MetricData {
  const descriptor = { name: metric.name, description: metric.help, unit: "", valueType: ValueType.DOUBLE };
  const all = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  if (String(metric.type) === "histogram")
    return { ...all, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramPoints(metric, period) };
  const dataPoints = metric.values.map(({ labels, value }) => ({
    ...period,
    attributes: { ...labels },
    value,
  }));
  return String(metric.type) === "counter"
    ? { ...all, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...all, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** Prometheus counts what is below a bucket's end, OpenTelemetry what is in it. */
function histogramPoints({ name, values }: Metric, period: Period): DataPoint<Histogram>[] {
  const series = Map.groupBy(values, ({ labels: { le: _end, ...others } }) => JSON.stringify(others));
  return [...series].map(([attributes, ofSeries]) => {
    const numberOf = (suffix: string) =>
      ofSeries.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0;
    const buckets = ofSeries.filter(({ metricName }) => metricName === `${name}_bucket`);
    return {
      ...period,
      attributes: JSON.parse(attributes),
      value: {
        sum: numberOf("sum"),
        count: numberOf("count"),
        buckets: {
          boundaries: buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite),
          counts: buckets.map(({ value }, at) => value - (buckets[at - 1]?.value ?? 0)),
        },
      },
    };
  });
}

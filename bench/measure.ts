import autocannon from "autocannon";

export interface Measurement {
  readonly perSecond: number;
  readonly failures: number;
}

/** Measures responses per second with 32 connections, after one second of warm-up. */
export async function measure(load: {
  url: string;
  headers: Record<string, string>;
  seconds: number;
}): Promise<Measurement> {
  const { url, headers } = load;
  await autocannon({ url, headers, connections: 32, duration: 1 });
  const result = await autocannon({ url, headers, connections: 32, duration: load.seconds });
  return { perSecond: result.requests.average, failures: result.non2xx + result.errors + result.timeouts };
}

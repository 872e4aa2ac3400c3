import autocannon from "autocannon";

export interface Measured {
  readonly perSecond: number;
  readonly failures: number;
}

/** Answers a second at 32 connections, after a second of warming up. */
export async function measure(load: {
  url: string;
  headers: Record<string, string>;
  seconds: number;
}): Promise<Measured> {
  const { url, headers } = load;
  await autocannon({ url, headers, connections: 32, duration: 1 });
  const result = await autocannon({ url, headers, connections: 32, duration: load.seconds });
  return { perSecond: result.requests.average, failures: result.non2xx + result.errors + result.timeouts };
}

/** What works on orders: its cores, and what one order costs there on average, in milliseconds of processor time. */
export interface Stage {
  readonly cores: number;
  readonly costMs: number;
}

export interface Simulated {
  /** Of all cores together, for each stage: 1 is all of the time. */
  readonly used: readonly number[];
  /** From an order's arrival to its end, in milliseconds. */
  readonly median: number;
  readonly p99: number;
}

/**
 * Orders that arrive at random and pass through the stages one after the other, each as soon as a core is free. Costs vary as much as their
 * mean (exponentially), which is more than was measured. The same `seed` gives the same figures.
 */
export function simulateOrders(
  stages: readonly Stage[],
  { perSecond, orders = 100_000, seed = 1 }: { perSecond: number; orders?: number; seed?: number },
): Simulated {
  const random = randomNumbers(seed);
  const around = (mean: number) => -Math.log(1 - random()) * mean;
  const busyMs = stages.map(() => 0);
  let now = 0;
  let inOrder = Array.from({ length: orders }, () => {
    now += around(1000 / perSecond);
    return { came: now, ready: now };
  });
  for (const [at, { cores, costMs }] of stages.entries()) {
    const freeFrom = new Float64Array(cores);
    for (const order of inOrder) {
      const core = freeFrom.indexOf(Math.min(...freeFrom));
      const took = around(costMs);
      busyMs[at] = (busyMs[at] ?? 0) + took;
      order.ready = Math.max(order.ready, freeFrom[core] ?? 0) + took;
      freeFrom[core] = order.ready;
    }
    inOrder = inOrder.toSorted((a, b) => a.ready - b.ready);
  }
  const times = inOrder.map(({ came, ready }) => ready - came).sort((a, b) => a - b);
  const atShare = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    used: stages.map(({ cores }, at) => (busyMs[at] ?? 0) / cores / now),
    median: atShare(0.5),
    p99: atShare(0.99),
  };
}

/** Numbers from 0 to 1, below 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

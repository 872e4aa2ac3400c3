import { catalogueGoals } from "../limits.ts";
import { measurePriceChanges } from "./measure-price-changes.ts";
import { measureSearch } from "./measure-search.ts";

/**
 * `npm run bench -- catalogue [counts]` measures searches, filters and suggestions among 50, 1,000, 10,000 and 100,000 products (or the
 * given counts), in memory alone, and how soon a change of price is seen in a store of as many products as goals are for. Returns how many goals were missed.
 */
export async function runCatalogue(serverUrl: string, counts: readonly number[]): Promise<number> {
  let missed = 0;
  for (const count of counts.length ? counts : [50, 1_000, 10_000, 100_000]) missed += measureSearch(count);
  const { middle, slowest, cpuMs } = await measurePriceChanges(serverUrl, catalogueGoals.products);
  const isMissed = slowest > catalogueGoals.priceVisibleMs;
  process.stdout.write(
    `price change visible, ${catalogueGoals.products} products: middle ${middle.toFixed(0)}, slowest ${slowest.toFixed(0)} ms, CPU ${cpuMs.toFixed(1)} ms${isMissed ? "  ABOVE" : ""}\n`,
  );
  return missed + (isMissed ? 1 : 0);
}

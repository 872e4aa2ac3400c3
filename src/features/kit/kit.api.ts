import { type KitForecast, MOST_JOINERS } from "../../contract/admin/kit.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { readJoiners } from "./joiners.ts";
import { readKitProduct, readKitSizes } from "./kit.store.ts";
import { forecastKit, type SizeOnHand } from "./kit-forecast.ts";

const noKit = refuse("not_found", "The store has no welcome kit.");
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

export const kitApi = ({
  database: { db },
  config: { kitProductId },
}: Services): Handlers<"GET /api/admin/kit" | "POST /api/admin/kit/forecast"> => ({
  async "GET /api/admin/kit"() {
    const product = await readKitProduct(db, kitProductId);
    if (!product) return noKit;
    const { product_id: productId, name, specification: contents } = product;
    return { productId, name, contents, sizes: await readKitSizes(db, productId) };
  },

  async "POST /api/admin/kit/forecast"({ body, now }) {
    const sizes = await readKitSizes(db, kitProductId);
    if (sizes.length === 0) return noKit;
    return forecast(body.joiners, sizes, now);
  },
});

/** Refuses too_many_lines. Today is the day of the store's own clock (India). */
function forecast(list: string, sizes: readonly SizeOnHand[], now: Date): KitForecast | Refusal {
  const { joiners, notRead } = readJoiners(
    list,
    sizes.map(({ size }) => size),
  );
  if (joiners.length > MOST_JOINERS)
    return refuse("too_many_lines", `Please give up to ${MOST_JOINERS} joiners at once.`);
  const today = new Date(now.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);
  const coming = joiners.filter(({ day }) => day >= today);
  return {
    joiners: coming.length,
    past: joiners.length - coming.length,
    notRead: [...notRead],
    sizes: forecastKit(sizes, coming),
  };
}

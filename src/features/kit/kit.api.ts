import { type Kit, type KitForecast, MOST_JOINERS } from "../../contract/admin/kit.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import type { Services } from "../../server/services.ts";
import { changeKit } from "./change-kit.ts";
import { readJoiners } from "./joiners.ts";
import { readKitSizes } from "./kit.store.ts";
import { kitAnswer } from "./kit-answer.ts";
import { forecastKit, type SizeOnHand } from "./kit-forecast.ts";

const noKit = refuse("not_found", "The store has no welcome kit.");
type KitCalls = "GET /api/admin/kit" | "PUT /api/admin/kit" | "POST /api/admin/kit/forecast";
const whole = async (db: Db, productId: number): Promise<Kit | Refusal> =>
  (await kitAnswer(db, productId)) ?? noKit;
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

export const kitApi = ({
  database: { db },
  config: { kitProductId },
  catalog,
}: Services): Handlers<KitCalls> => ({
  "GET /api/admin/kit": () => whole(db, kitProductId),

  async "PUT /api/admin/kit"({ body, ...staff }) {
    const { version, ...draft } = body;
    const refused = await changeKit(db, { kitProductId, version, draft, staff, now: staff.now });
    if (refused) return refused;
    // The other processes hear of it from the database; this one shows it before it answers.
    await catalog.refresh();
    return whole(db, kitProductId);
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

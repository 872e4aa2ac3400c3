import type { CatalogueServices } from "../../catalogue/services.ts";
import { type Kit, type KitForecast, MAX_JOINERS } from "../../contract/admin/kit.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { OccasionId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { FIRST_OCCASION } from "../occasion/occasion.ts";
import { changeKit } from "./change-kit.ts";
import {
  findKitProduct,
  findKitProductId,
  findOccasionOfKit,
  listKitAvailability,
  listKitContents,
  listKitSizes,
  readKitStockWay,
} from "./kit.store.ts";
import { forecastKit, type KitSizeStock } from "./kit-forecast.ts";
import { parseJoiners } from "./parse-joiners.ts";
import { isOfPerson, kitIneligibility } from "./refuse-ineligible-kit.ts";

const kitNotFound = refuse("not_found", "This occasion has no kit.");
type KitCalls =
  | "GET /api/swagApplicable/{userId}"
  | "GET /api/admin/kit"
  | "PUT /api/admin/kit"
  | "POST /api/admin/kit/forecast";
async function findKit(db: Db, occasionId?: OccasionId): Promise<Kit | undefined> {
  const productId = await findKitProductId(db, occasionId);
  return productId === undefined ? undefined : kitResponse(db, productId);
}

export const kitApi = ({ database: { db }, catalogue, calendar }: CatalogueServices): Handlers<KitCalls> => ({
  async "GET /api/swagApplicable/{userId}"({ params, query, caller, now }) {
    if (params.userId === 0) return 0;
    const occasionId = (query.product && (await findOccasionOfKit(db, query.product))) || FIRST_OCCASION;
    const reason = await kitIneligibility(db, caller, { occasionId, now, timeZone: calendar.timeZone });
    return reason && isOfPerson(reason) ? 0 : 1;
  },

  async "GET /api/admin/kit"({ query }) {
    return { kit: (await findKit(db, query.occasion)) ?? null };
  },

  async "PUT /api/admin/kit"({ query, body, ...staff }) {
    const { version, ...draft } = body;
    const kitProductId = await findKitProductId(db, query.occasion);
    if (kitProductId === undefined) return kitNotFound;
    const refused = await changeKit(db, { kitProductId, version, draft, staff, now: staff.now });
    if (refused) return refused;
    // The database notifies the other processes. This process refreshes before it responds.
    await catalogue.refresh();
    return (await findKit(db, query.occasion)) ?? kitNotFound;
  },

  async "POST /api/admin/kit/forecast"({ query, body, now }) {
    const kitProductId = await findKitProductId(db, query.occasion);
    const sizes = kitProductId === undefined ? [] : await listKitSizes(db, kitProductId);
    if (sizes.length === 0) return kitNotFound;
    return forecast(body.joiners, sizes, { today: calendar.dayOf(now), timeZone: calendar.timeZone });
  },
});

/** `today` is YYYY-MM-DD. */
function forecast(
  list: string,
  sizes: readonly KitSizeStock[],
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): KitForecast | Refusal<"too_many_lines"> {
  const { joiners, skipped } = parseJoiners(list, { sizes: sizes.map(({ size }) => size), timeZone });
  if (joiners.length > MAX_JOINERS)
    return refuse("too_many_lines", `Please give up to ${MAX_JOINERS} joiners at once.`);
  const upcoming = joiners.filter(({ day }) => day >= today);
  return {
    joiners: upcoming.length,
    past: joiners.length - upcoming.length,
    skipped: [...skipped],
    sizes: forecastKit(sizes, upcoming),
  };
}

/** The kit for editing. Undefined when the store has none. */
async function kitResponse(db: Db | Trx, kitProductId: number): Promise<Kit | undefined> {
  const product = await findKitProduct(db, kitProductId);
  if (!product) return undefined;
  const contents = await listKitContents(db, kitProductId);
  return {
    productId: product.product_id,
    version: product.version,
    name: product.name,
    contents: contents.map((item) => ({
      variantId: item.variant_id,
      quantity: item.quantity,
      size: item.size,
      substituteVariantId: item.substitute_variant_id,
      canBeDeclined: item.can_be_declined,
      ...(item.substitute_name && { substituteName: item.substitute_name }),
      productId: item.product_id,
      name: item.name,
      isPublished: item.withdrawn_at === null,
      variants: item.variants,
    })),
    sizes: await listKitSizes(db, kitProductId),
    ...(await readKitStockWay(db, kitProductId)),
    availability: await listKitAvailability(db, kitProductId),
  };
}

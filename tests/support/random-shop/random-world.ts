import { sql } from "kysely";
import { foldCode } from "../../../src/buying/coupon/coupon.ts";
import type { RouteKey } from "../../../src/contract/routes.ts";
import { COLLECTED } from "../choice-actions.ts";
import { EASYPOST_SECRET } from "../courier-event.ts";
import { type FakeProvider, openFakeProvider } from "../fake-payment-provider.ts";
import { type Buyer, newBuyer } from "../new-buyer.ts";
import { newOccasion } from "../new-occasion.ts";
import { firstVariant, KIT_ID } from "../shopping.ts";
import { providerSettings } from "../signed-webhook.ts";
import { newStaff } from "../staff.ts";
import { type CallOptions, type CallResponse, openStore, type TestStore } from "../store.ts";
import type { Dice } from "./dice.ts";

export interface PlacedOrder {
  readonly orderNo: string;
  readonly buyer: Buyer;
}

/** A store in which random things happen, and what the actions know of it. */
export interface RandomWorld {
  readonly store: TestStore;
  readonly fake: FakeProvider;
  readonly products: readonly { productId: number; variantId: number; sizes: readonly string[] }[];
  readonly buyers: Buyer[];
  readonly orders: PlacedOrder[];
  /** Kits that were claimed by a link, whose people have no login: the link of the order opens it. */
  readonly claims: { readonly orderNo: string; readonly link: string }[];
  /** The links of those who wait for a kit, or did. */
  readonly waiting: string[];
  /** An occasion that collects choices: its kit, of parts that are sold as well, and its links. */
  readonly collecting: { readonly occasionId: number; readonly variantId: number; readonly tokens: string[] };
  readonly support: Buyer;
  readonly catalogue: Buyer;
  readonly people: Buyer;
  /** How often each call ended with each status: `POST /… 200`. */
  readonly outcomes: Map<string, number>;
  /** A call of the API. Throws on a 5xx: nothing that anybody does may end in one. */
  call<K extends RouteKey>(key: K, options: CallOptions<K>): Promise<CallResponse<K>>;
  close(): Promise<void>;
}

const PIECES = 40;
const COUNTED_PRODUCTS = 4;
const PACKED_KITS = 1;
const LIMITED_COUPON_USES = 2;
/** A coupon that only few orders can have. */
export const LIMITED_COUPON = "FEWONLY";
/** A coupon that each person uses once. */
export const EACH_ONCE = "ASKME";

/** A new PostgreSQL database with few counted products, so that orders compete for the last ones. */
export async function openRandomWorld(): Promise<RandomWorld> {
  const fake = await openFakeProvider();
  const store = await openStore({
    kind: "postgres",
    env: {
      ...providerSettings(fake.url),
      EASYPOST_WEBHOOK_SECRET: EASYPOST_SECRET,
      SELLER_GSTIN: "27AAAAA0000A1Z2",
    },
  });
  const { db } = store.services.database;
  const all = [...store.services.catalogue.current().products.values()].filter(
    ({ isSwagItem }) => !isSwagItem,
  );
  const sized = all.filter((product) => firstVariant(product).sizes.length > 1).slice(0, 2);
  const plain = all
    .filter((product) => firstVariant(product).sizes.length === 0)
    .slice(0, COUNTED_PRODUCTS - sized.length);
  const products = [...plain, ...sized].map((product) => ({
    productId: product.productId,
    variantId: firstVariant(product).id,
    sizes: firstVariant(product).sizes.map(({ name }) => name),
  }));
  const variantIds = products.map(({ variantId }) => variantId);
  await sql`update product_variants set stock = ${PIECES} where variant_id = any (${variantIds}::int[])`.execute(
    db,
  );
  await sql`update variant_sizes set stock = ${PIECES} where variant_id = any (${variantIds}::int[])`.execute(
    db,
  );
  await sql`insert into coupons (code, code_folded, kind, amount_paise, once_per, max_uses)
    values (${LIMITED_COUPON}, ${foldCode(LIMITED_COUPON)}, 'fixed', 5000, 'none', ${LIMITED_COUPON_USES}),
      (${EACH_ONCE}, ${foldCode(EACH_ONCE)}, 'fixed', 2000, 'user', null)`.execute(db);
  await takeKitFromParts(store, products);
  const collecting = await collectChoices(store, products);
  await store.services.catalogue.refresh();
  const outcomes = new Map<string, number>();
  return {
    store,
    fake,
    products,
    buyers: await Promise.all(Array.from({ length: 3 }, () => newBuyer(store))),
    orders: [],
    claims: [],
    waiting: [],
    collecting,
    support: await newStaff(store, "support"),
    catalogue: await newStaff(store, "catalogue"),
    people: await newStaff(store, "people"),
    outcomes,
    async call(key, options) {
      const response = await store.call(key, options);
      const outcome =
        `${key} ${response.status} ${response.status === 200 ? "" : response.problem.code}`.trim();
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      // When a provider is made to fail, the store responds with 502 or 503 and a code of its own; nothing else may end so.
      if (response.status >= 500 && !response.problem.code.startsWith("provider_"))
        throw new Error(`${outcome}: ${response.problem.detail} after ${JSON.stringify(options.body)}`);
      return response;
    },
    async close() {
      await store.close();
      await fake.close();
    },
  };
}

/** The sizes of a kit that somebody picks: one for all, or the hoodie in one of its own. */
export function pickSizes({ products, store }: Pick<RandomWorld, "products" | "store">, dice: Dice) {
  const sizes = store.services.catalogue.current().products.get(KIT_ID)?.productDetails[0]?.sizes ?? [];
  const [, hoodie] = products.filter((product) => product.sizes.length > 1);
  const [size = "", own = ""] = [0, 1].map(() => dice.pick(sizes)?.name);
  const isOwn = hoodie !== undefined && own !== size && dice.onceIn(2);
  return { size, ...(isOwn && { partSizes: [{ variantId: hoodie.variantId, size: own }] }) };
}

/**
 * A few kits of each size are packed; then they take parts that are sold as well: two in a size each, and two pieces of one
 * that has a substitute.
 */
async function takeKitFromParts({ services }: TestStore, products: RandomWorld["products"]): Promise<void> {
  const { db } = services.database;
  const [first, second] = products.filter(({ sizes }) => sizes.length === 0);
  const [shirt, hoodie] = products.filter(({ sizes }) => sizes.length > 1);
  await sql`delete from kit_contents where kit_product_id = ${KIT_ID}`.execute(db);
  await sql`insert into kit_contents (kit_product_id, position, variant_id, quantity, substitute_variant_id)
    values (${KIT_ID}, 0, ${shirt?.variantId ?? 0}, 1, null),
      (${KIT_ID}, 1, ${first?.variantId ?? 0}, 2, ${second?.variantId ?? 0}),
      (${KIT_ID}, 2, ${hoodie?.variantId ?? 0}, 1, null)`.execute(db);
  await sql`insert into kits (kit_product_id, takes_stock) values (${KIT_ID}, 'packed_then_parts')`.execute(
    db,
  );
  await sql`update variant_sizes set stock = ${PACKED_KITS} from product_variants v
    where v.variant_id = variant_sizes.variant_id and v.product_id = ${KIT_ID}`.execute(db);
}

/** An occasion whose kit is made of two products that are sold as well; the second one can be declined. */
async function collectChoices(store: TestStore, products: RandomWorld["products"]) {
  const { db } = store.services.database;
  const { occasionId, kit } = await newOccasion(store, COLLECTED);
  const [first, second] = products.filter(({ sizes }) => sizes.length === 0);
  await db.insertInto("kits").values({ kit_product_id: kit.productId, takes_stock: "parts" }).execute();
  await db
    .insertInto("kit_contents")
    .values(
      [first, second].map((part, position) => ({
        kit_product_id: kit.productId,
        position,
        variant_id: part?.variantId ?? 0,
        quantity: 1,
        can_be_declined: position === 1,
      })),
    )
    .execute();
  return { occasionId, variantId: firstVariant(kit).id, tokens: [] };
}

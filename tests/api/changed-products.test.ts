import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { CatalogueSnapshot } from "../../src/catalogue/snapshot/catalogue.ts";
import { readProductRows } from "../../src/catalogue/snapshot/product-rows.store.ts";
import {
  readChangedCatalogue,
  readWholeCatalogue,
} from "../../src/catalogue/snapshot/read-changed-catalogue.ts";
import { statementCounter } from "../support/count-statements.ts";
import { insertCountedProducts } from "../support/counted-products.ts";
import { databaseKind } from "../support/databases.ts";
import { describeStore } from "../support/describe-store.ts";
import { placeOrder } from "../support/place-order.ts";
import { randomCatalogueChange } from "../support/random-catalogue-change.ts";
import { diceOf } from "../support/random-shop/dice.ts";
import { setStock } from "../support/set-stock.ts";
import { plainProduct } from "../support/shopping.ts";
import type { TestStore } from "../support/store.ts";

/** Each reads the whole catalogue twice. `npm run drills` has more. */
const ROUNDS = process.env.DRILLS === "long" ? 60 : 24;
/** After this many rounds the catalogue is read again in slices, too. */
const SLICED_ROUNDS = 6;
const MAX_ROWS_OF_PRODUCT = 20;

/** All that pages and calls can read of a snapshot, and what of it has another text in German. */
const shownBy = (snapshot: CatalogueSnapshot) => ({
  ...shownInEnglish(snapshot),
  german: shownInGerman(snapshot.in("de")),
});

const shownInGerman = ({ cards, categories }: CatalogueSnapshot) => [
  [...cards],
  [...categories.values()].map(({ view }) => view.categoryName),
];

const foundInGerman = ({ search, completions }: CatalogueSnapshot) =>
  ["mug", "becher", "ding", "farbe"].map((term) => [search(term), completions(term)]);

const shownInEnglish = ({
  categories,
  search,

  completions,
  searchCategories,
  products,
  productUrls,
  cards,
  recommended,
  slugs,
  skuCodes,
  find,
  list,
  categoryUrlOf,
  untranslated,
  version: _,
  in: _languages,
  ...rest
}: CatalogueSnapshot) => ({
  ...rest,
  untranslated: untranslated("de"),
  products: [...products],
  productUrls: [...productUrls],
  cards: [...cards],
  recommended: [...recommended],
  slugs: [...productUrls.values(), ...categories.keys(), "slug-1"].map((slug) => slugs.get(slug)),
  skuCodes: [...products.values()].map(({ productId, productDetails }) =>
    productDetails.map(({ id }) => skuCodes(productId, id)),
  ),
  categoryUrls: [...products.keys()].map(categoryUrlOf),
  lists: [...categories.values()].flatMap((category) =>
    ["", "sort=name", "sort=price-low", "sort=price-low&in-stock=1"].map((query) =>
      list(category.found, new URLSearchParams(query), "INR"),
    ),
  ),
  categories: [...categories].map(([slug, { view, cards, isCollection }]) => ({
    slug,
    view,
    cards,
    isCollection,
  })),
  found: ["mug", "thing", "extra", "c"].map((term) => [
    search(term),
    find(term).corrected,
    completions(term),
  ]),
  foundCategories: searchCategories("category"),
});

/** Collects what the database announces until `all` is called: everything that was committed before. */
async function listenTo({ services }: TestStore) {
  const { database } = services;
  let announced: (string | undefined)[] = [];
  let onMark = () => {};
  const stops = [
    await database.listen("catalogue_changed", (payload) => void announced.push(payload)),
    await database.listen("mark", () => onMark()),
  ];
  return {
    stop: () => Promise.all(stops.map((stop) => stop())),
    async all(): Promise<Set<string>> {
      const { promise, resolve } = Promise.withResolvers<void>();
      onMark = resolve;
      await sql`notify mark`.execute(database.db);
      await promise;
      const found = new Set(announced.map((payload) => payload ?? "lost"));
      announced = [];
      return found;
    },
  };
}

describeStore("a catalogue of which only what changed is read", (store) => {
  it("is after every change the same as the whole catalogue", async () => {
    const { db } = store().services.database;
    const listener = await listenTo(store());
    const dice = diceOf(20_261_122);
    const ids = (await db.selectFrom("products").select("product_id").execute()).map((row) => row.product_id);
    let version = await readWholeCatalogue(db);
    let shown = shownBy(version.snapshot);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const changes = [...Array(1 + dice.throw(3))].map(() => randomCatalogueChange(dice, ids));
      await db.transaction().execute(async (trx) => {
        for (const { statement } of changes) await statement.execute(trx);
      });
      const announced = await listener.all();
      const names = `round ${round}: ${changes.map(({ name }) => name).join(", ")}`;
      const isOfProducts = changes.every((change) => change.isOfProducts);
      expect(
        [...announced].every((text) => /^\d+$/.test(text)),
        names,
      ).toBe(isOfProducts);
      const before = { version, shown };
      version = await readChangedCatalogue(db, before.version, announced);
      const whole = await readWholeCatalogue(db);
      shown = shownBy(version.snapshot);
      expect(shown, names).toEqual(shownBy(whole.snapshot));
      if (!isDeepStrictEqual(shown, before.shown))
        expect(version.snapshot.version, names).not.toBe(before.version.snapshot.version);
      // In slices, as after a lost connection: nothing is different, or all that changed is found.
      if (round % SLICED_ROUNDS) continue;
      expect((await readWholeCatalogue(db, version)).snapshot, names).toBe(version.snapshot);
      expect(shownBy((await readWholeCatalogue(db, before.version)).snapshot), names).toEqual(shown);
    }
    const whole = await readWholeCatalogue(db);
    expect(foundInGerman(version.snapshot.in("de"))).toEqual(foundInGerman(whole.snapshot.in("de")));
    await listener.stop();
    await sql`update product_variants set stock = null where colour_name like 'Extra%'`.execute(db);
  });

  it("is read by seven statements in one transaction after a change of one of 2,000 products, and shares the others", async () => {
    const [id = 0] = await insertCountedProducts(store(), 2_000);
    const { db } = store().services.database;
    const listener = await listenTo(store());
    const before = await readWholeCatalogue(db);
    await listener.all();
    await sql`update product_variants set selling_price_paise = 100 where product_id = ${id}`.execute(db);
    const announced = await listener.all();
    expect([...announced]).toEqual([String(id)]);
    const counter = statementCounter(store());
    const { count, response: after } = await counter(() => readChangedCatalogue(db, before, announced));
    expect(count).toMatchObject({ statements: 7, transactions: 1 });
    if (databaseKind() === "postgres") expect(count.roundTrips).toBe(2); // with the commit
    const rows = Object.values(await readProductRows(db, [id])).flat();
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.length).toBeLessThan(MAX_ROWS_OF_PRODUCT);
    expect(after.snapshot.products.get(id)?.productDetails[0]?.sellingPrice).toBe(1);
    expect(after.snapshot.version).not.toBe(before.snapshot.version);
    for (const [other, product] of before.products)
      if (other !== id) expect(after.products.get(other)).toBe(product);
    expect([...after.searches]).toEqual([...before.searches]);
    await listener.stop();
  });

  it("announces a sold piece as its product where the shop shows the stock, and then reads only that", async () => {
    const product = plainProduct(store());
    const variantId = product.productDetails[0]?.id ?? 0;
    const current = () => store().services.catalogue.current().products;
    await store().services.catalogue.refresh();
    const entries = () => store().services.catalogue.version().products;
    const before = entries();
    const others = [...current().keys()].filter((productId) => productId !== product.productId);
    const listener = await listenTo(store());
    for (const [stock, expected] of [
      [40, []],
      [10, [String(product.productId)]], // two of them are sold already
    ] as const) {
      await setStock(store(), variantId, stock);
      await listener.all();
      await placeOrder(store(), { lines: [{ product, qty: 2 }] });
      expect([...(await listener.all())]).toEqual(expected);
    }
    await expect.poll(() => current().get(product.productId)?.productDetails[0]?.stock).toBe(6);
    for (const other of others) expect(entries().get(other)).toBe(before.get(other));
    await listener.stop();
  });
});

import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CatalogueSnapshot } from "../src/catalogue/snapshot/catalogue.ts";
import { buildCatalogueSnapshot } from "../src/catalogue/snapshot/catalogue-snapshot.ts";
import { readCatalogue } from "../src/catalogue/snapshot/read-catalogue.ts";
import { type Database, fromPGlite, type Trx } from "../src/platform/db/database.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { categories } from "./catalogue/categories.ts";
import { collections } from "./catalogue/collections.ts";
import { menus } from "./catalogue/menus.ts";
import { products } from "./catalogue/products.ts";
import { loadDemo, loadDemoPeople } from "./load-demo.ts";

const now = new Date("2026-11-21T09:00:00Z");
const load = (trx: Trx) =>
  loadDemo(trx, { company: "Fish & <Co>", now, hashPassword: async (password) => `hash of ${password}` });

let database: Database;
let snapshot: CatalogueSnapshot;

beforeAll(async () => {
  database = await fromPGlite(await PGlite.create());
  await migrate(database.pool);
  await database.db.transaction().execute(load);
  snapshot = buildCatalogueSnapshot(await readCatalogue(database.db));
});
afterAll(() => database?.close());

test("the shop shows every product with images, and the kit without a price", () => {
  expect(snapshot.products.size).toBe(50);
  for (const product of snapshot.products.values()) {
    for (const detail of product.productDetails) expect(detail.images.length).toBeGreaterThanOrEqual(2);
    expect(product.productDetails.every((detail) => detail.sellingPrice > 0)).toBe(!product.isSwagItem);
  }
  expect(snapshot.products.get(25)).toMatchObject({
    productUrl: "welcome-kit",
    isSwagItem: true,
    isTShirt: true,
  });
  expect(snapshot.products.get(32)?.returnable).toBe(false);
  expect(snapshot.cards.get(33)?.inStock).toBe(false);
  expect(snapshot.recommended.get(25)).toHaveLength(4);
});

test("an image says which view it is, and what shows the size of what is on a desk", () => {
  expect(snapshot.products.get(42)?.productDetails[0]?.images.map(({ alt }) => alt)).toEqual([
    "Everyday Mug, in ink",
    "Everyday Mug, in ink, from behind",
    "Everyday Mug, in ink, on a desk beside a notebook and a pen",
  ]);
});

test("the configured company name is in the texts, escaped in HTML only [spec 10.1]", () => {
  expect(snapshot.home.categoryDescription).toContain("Fish &amp; &lt;Co&gt;");
  expect(snapshot.home.pageTitle).toContain("Fish & <Co> Store");
  expect(JSON.stringify([...snapshot.products.values(), snapshot.home, snapshot.slides])).not.toMatch(
    /\{[a-z]+\}/,
  );
});

test("the home page has its banner, five category tiles and sections; menus have their sub-items", () => {
  expect(snapshot.slides.map((slide) => slide.type)).toEqual(["Slider", ...Array(5).fill("Category")]);
  expect(snapshot.sections.every((section) => section.products.length >= 4)).toBe(true);
  expect(snapshot.menus.map((menu) => [menu.menuName, menu.headerMenus.length])).toEqual(
    menus.map((menu) => [menu.name, menu.items.length]),
  );
});

test("every collection of the menus shows products, under a name, a heading and a text of its own", () => {
  for (const { slug, name } of collections) {
    const page = snapshot.categories.get(slug);
    expect(page, slug).toMatchObject({ isCollection: true, view: { categoryName: name } });
    expect(page?.cards.length, slug).toBeGreaterThan(0);
    expect(page?.view.pageHeading && page.view.categoryDescription, slug).not.toBe("");
  }
  const names = (slug: string) => snapshot.categories.get(slug)?.cards.map((card) => card.productName);
  expect(names("mugs")).toEqual([
    "Everyday Mug",
    "Enamel Camp Mug",
    "Commuter Tumbler 450 ml",
    "Espresso Cups, Set of Two",
  ]);
  expect(
    snapshot.menus.flatMap((menu) => menu.headerMenus).filter(({ menuLink }) => menuLink.includes("?")),
  ).toEqual([]);
});

test("'Small gifts' shows exactly what costs less than 500 rupees, without the kit", () => {
  const cheap = products.filter((product) => product.sellingPricePaise < 500_00 && !product.isSwagItem);
  const found = snapshot.categories.get("small-gifts")?.cards.map((card) => card.productId) ?? [];
  expect([...found].sort((a, b) => a - b)).toEqual(cheap.map((product) => product.id).sort((a, b) => a - b));
});

test("accounts have a password and a verified e-mail address; one coupon has expired", async () => {
  const users = await database.db.selectFrom("users").selectAll().execute();
  expect(users).toHaveLength(4);
  for (const user of users)
    expect(user).toMatchObject({ password_hash: "hash of ledgerline-demo", email_proved_at: now });
  const expired = await database.db.selectFrom("coupons").select("code").where("ends_at", "<", now).execute();
  expect(expired).toEqual([{ code: "EXPIRED5" }]);
});

test("rows added later get ids after those of the demo", async () => {
  const { db } = database;
  const category = await db
    .insertInto("categories")
    .values({ name: "New" })
    .returning("category_id")
    .executeTakeFirst();
  const menu = await db
    .insertInto("menu_items")
    .values({ parent_id: null, name: "New", link: "/" })
    .returning("menu_item_id")
    .executeTakeFirst();
  const place = await db
    .insertInto("service_locations")
    .values({ name: "France", delivery_charge_paise: 1 })
    .returning("service_location_id")
    .executeTakeFirst();
  expect(category?.category_id).toBe(categories.length + collections.length + 1);
  expect(menu?.menu_item_id).toBeGreaterThan(menus.length);
  expect(place?.service_location_id).toBe(10);
});

test("a second load is refused and changes nothing", async () => {
  await expect(database.db.transaction().execute(load)).rejects.toThrow("empty database");
  const count = await database.db.selectFrom("products").select("product_id").execute();
  expect(count).toHaveLength(50);
});

test("the company has thirty people in three countries, and a box for those who have been there for ten years", async () => {
  const other = await fromPGlite(await PGlite.create());
  await migrate(other.pool);
  await other.db.transaction().execute(async (trx) => {
    await load(trx);
    await loadDemoPeople(trx, now);
  });
  const { rows } = await other.pool.query(`select
    (select count(*)::int from members) as members,
    (select count(distinct country_code)::int from members) as countries,
    (select count(*)::int from member_employments where start_on <= '2016-11-21') as after_ten_years,
    (select count(*)::int from member_employments where start_on > '2026-11-21') as coming`);
  expect(rows).toEqual([{ members: 30, countries: 3, after_ten_years: 9, coming: 4 }]);
  const box = buildCatalogueSnapshot(await readCatalogue(other.db)).products.get(51);
  expect(box).toMatchObject({ productName: "Ten Years Box", isSwagItem: true, isTShirt: false });
  expect(box?.contents).toHaveLength(4);
  expect(box?.productDetails[0]?.inStock).toBe(true);
  await other.close();
});

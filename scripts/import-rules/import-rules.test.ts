import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findViolations } from "./find-violations.ts";
import { allRules, featuresWithoutCycle, runtimeRules } from "./rules.ts";

type Files = Readonly<Record<string, string>>;

/** A small project that obeys every rule. Each test adds files that break one. */
const validProject: Files = {
  "package.json": `{"type":"module","dependencies":{}}`,
  "src/contract/routes.ts": "export interface Routes { a: string }\nexport const routes = { a: 1 };",
  "src/contract/client.ts": `import type { Routes } from "./routes.ts";\nexport const call = (key: keyof Routes) => key;`,
  "src/server/db/database.ts": `import { connect } from "node:net";\nexport type Trx = object;\nexport const open = () => connect;`,
  "src/server/jobs/jobs.ts": `import type { Trx } from "../db/database.ts";\nexport const enqueue = (trx: Trx) => trx;`,
  "src/server/services.ts": "export interface Services { a: string }\nexport const services = {};",
  "src/server/pages/services.ts": "export interface PageServices { a: string }",
  "src/server/main.ts": `import "../features/cart/cart.api.ts";`,
  "src/server/prepare-store.ts": `import "../../demo/load-demo.ts";`,
  "src/features/money/money.ts": "export const paise = 1;",
  "src/features/cart/cart.ts": `import { paise } from "../money/money.ts";\nexport const total = paise;`,
  "src/features/cart/cart.store.ts": `import { open } from "../../server/db/database.ts";\nimport { total } from "./cart.ts";\nexport const read = () => [open, total];`,
  "src/features/cart/add-to-cart.ts": `import { enqueue } from "../../server/jobs/jobs.ts";\nimport { read } from "./cart.store.ts";\nexport const add = () => [read, enqueue];`,
  "src/features/cart/cart.api.ts": `import type { Services } from "../../server/services.ts";\nimport { add } from "./add-to-cart.ts";\nimport { read } from "./cart.store.ts";\nexport const api = (s: Services) => [s, add, read];`,
  "src/features/cart/lazy-cart.ts": `import { soon } from "./cart-soon.ts";\nexport const lazyCart = soon;`,
  "src/features/cart/cart-soon.ts": `export const soon = () => import("./lazy-cart.ts");`,
  "src/features/inventory/inventory.store.ts": "export const take = 1;",
  "src/web/ui/button.ts": "export const button = 1;",
  "src/web/storefront/home.ts": `import type { PageServices } from "../../server/pages/services.ts";\nimport { call } from "../../contract/client.ts";\nimport type { Routes } from "../../contract/routes.ts";\nimport { total } from "../../features/cart/cart.ts";\nimport { button } from "../ui/button.ts";\nexport const home = (r: Routes, p: PageServices) => [r, p, call, total, button];`,
  "src/web/admin/orders.ts": `import { button } from "../ui/button.ts";\nexport const orders = button;`,
  "demo/load-demo.ts": "export const load = 1;",
  "tests/support/store.ts": `import "../../src/server/main.ts";\nexport const store = 1;`,
};

/** For each rule, files that break this rule and no other. */
const violationsByRule: Readonly<Record<string, Files>> = {
  "no-cycle": {
    "src/server/a.ts": `import { b } from "./b.ts";\nexport const a = () => b;`,
    "src/server/b.ts": `import { a } from "./a.ts";\nexport const b = () => a;`,
  },
  "subject-is-pure": {
    "src/features/inventory/inventory.ts": `import { counted } from "./count-stock.ts";\nexport const stock = counted;`,
    "src/features/inventory/count-stock.ts": `import { take } from "./inventory.store.ts";\nexport const counted = take;`,
  },
  "web-reaches-only-pure": {
    "src/features/inventory/count-stock.ts": `import { take } from "./inventory.store.ts";\nexport const counted = take;`,
    "src/web/storefront/stock.ts": `import { counted } from "../../features/inventory/count-stock.ts";\nexport const stock = counted;`,
  },
  "web-counts-no-facets": {
    "src/features/catalog/list-facets.ts": "export const colourNames = new Map();",
    "src/features/catalog/product-list.ts": `import { colourNames } from "./list-facets.ts";\nexport const list = colourNames;`,
    "src/web/storefront/catalog/list.ts": `import { list } from "../../../features/catalog/product-list.ts";\nexport const shown = list;`,
  },
  "store-holds-only-sql": {
    "src/features/order/order.store.ts": `import { take } from "../inventory/inventory.store.ts";\nexport const order = take;`,
  },
  "contract-stands-alone": {
    "src/contract/home.schemas.ts": `import { paise } from "../features/money/money.ts";\nexport const home = paise;`,
  },
  "feature-uses-only-db-and-jobs": {
    "src/features/order/order.api.ts": `import { services } from "../../server/services.ts";\nexport const api = services;`,
  },
  "services-only-for-handlers": {
    "src/features/order/place-order.ts": `import type { Services } from "../../server/services.ts";\nexport const place = (s: Services) => s;`,
  },
  "api-reads-own-store-only": {
    "src/features/order/order.api.ts": `import { take } from "../inventory/inventory.store.ts";\nexport const api = take;`,
  },
  "nobody-imports-api": {
    "src/features/order/place-order.ts": `import { api } from "../cart/cart.api.ts";\nexport const place = api;`,
  },
  "pages-out-of-features": {
    "src/features/order/place-order.ts": `import { button } from "../../web/ui/button.ts";\nexport const place = button;`,
  },
  "web-imports-no-server": {
    "src/web/storefront/cart.ts": `import type { Trx } from "../../server/db/database.ts";\nexport const cart = (trx: Trx) => trx;`,
  },
  "web-takes-contract-as-types": {
    "src/web/storefront/cart.ts": `import { routes } from "../../contract/routes.ts";\nexport const cart = routes;`,
  },
  "shop-without-admin": {
    "src/web/storefront/cart.ts": `import { orders } from "../admin/orders.ts";\nexport const cart = orders;`,
  },
  "admin-without-shop": {
    "src/web/admin/carts.ts": `import { home } from "../storefront/home.ts";\nexport const carts = home;`,
  },
  "ui-stands-alone": {
    "src/web/ui/price.ts": `import { home } from "../storefront/home.ts";\nexport const price = home;`,
  },
  "nothing-imports-tests": {
    "src/server/debug.ts": `import type { store } from "../../tests/support/store.ts";\nexport type Store = typeof store;`,
  },
  "demo-only-at-start": {
    "src/server/reset.ts": `import { load } from "../../demo/load-demo.ts";\nexport const reset = load;`,
  },
  "features-without-cycle": {
    "src/features/order/order-total.ts": `import { paise } from "../money/money.ts";\nexport const orderTotal = paise;`,
    "src/features/money/order-money.ts": `import type { orderTotal } from "../order/order-total.ts";\nexport type OrderMoney = typeof orderTotal;`,
  },
  "no-barrel": {
    "src/features/cart/index.ts": `export { total } from "./cart.ts";`,
    "src/features/order/order.ts": `import { total } from "../cart/index.ts";\nexport const order = total;`,
  },
  "no-junk-drawer": {
    "src/features/utils/clamp.ts": "export const clamp = 1;",
    "src/features/order/order.ts": `import { clamp } from "../utils/clamp.ts";\nexport const order = clamp;`,
  },
  "declared-packages": {
    "node_modules/left-pad/package.json": `{"name":"left-pad","version":"1.0.0","main":"main.js"}`,
    "node_modules/left-pad/main.js": "export const pad = 1;",
    "src/server/pad.ts": `import { pad } from "left-pad";\nexport const padded = pad;`,
  },
  resolvable: {
    "src/server/lost.ts": `import { gone } from "./gone.ts";\nexport const lost = gone;`,
  },
};

/** More ways to break rules that have several conditions. */
const moreViolations: readonly (readonly [rule: string, files: Files])[] = [
  [
    "features-without-cycle",
    {
      "src/features/money/kit-money.ts": `import { kit } from "../kit/kit-rule.ts";\nexport const money = kit;`,
      "src/features/kit/kit-rule.ts": `import { rule } from "../cart/cart-rule.ts";\nexport const kit = rule;`,
      "src/features/cart/cart-rule.ts": "export const rule = 1;", // cart.ts imports money.ts
    },
  ],
  [
    "web-reaches-only-pure",
    {
      "src/web/storefront/file.ts": `import { readFileSync } from "node:fs";\nexport const file = readFileSync;`,
    },
  ],
  [
    "web-reaches-only-pure",
    {
      "package.json": `{"type":"module","dependencies":{"typebox":"1.0.0"}}`,
      "node_modules/typebox/package.json": `{"name":"typebox","version":"1.0.0","main":"main.js"}`,
      "node_modules/typebox/main.js": "export const Type = 1;",
      "src/features/cart/line-schema.ts": `import { Type } from "typebox";\nexport const line = Type;`,
      "src/web/storefront/line.ts": `import { line } from "../../features/cart/line-schema.ts";\nexport const shown = line;`,
    },
  ],
  [
    "subject-is-pure",
    {
      "src/features/inventory/inventory.ts": `import { now } from "node:process";\nexport const stock = now;`,
    },
  ],
  [
    "store-holds-only-sql",
    {
      "src/features/order/order.store.ts": `import { enqueue } from "../../server/jobs/jobs.ts";\nexport const order = enqueue;`,
    },
  ],
];

async function brokenRulesIn(files: Files): Promise<Set<string>> {
  const folder = await mkdtemp(join(tmpdir(), "kitstore-import-rules-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    return new Set((await findViolations(folder)).map(({ rule }) => rule));
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("a correct project breaks no rule", async () => {
  expect([...(await brokenRulesIn(validProject))]).toEqual([]);
});

test("every rule has a test that breaks it", () => {
  expect(Object.keys(violationsByRule).sort()).toEqual(
    [...runtimeRules, ...allRules, featuresWithoutCycle].map(({ name }) => name).sort(),
  );
});

test.each([...Object.entries(violationsByRule), ...moreViolations])(
  "reports %s and no other rule",
  async (rule, files) => {
    expect([...(await brokenRulesIn({ ...validProject, ...files }))]).toEqual([rule]);
  },
);

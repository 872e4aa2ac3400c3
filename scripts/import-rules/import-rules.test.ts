import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findViolations } from "./find-violations.ts";
import { allRules, floors, folderRules, runtimeRules } from "./rules.ts";

type Files = Readonly<Record<string, string>>;

/** A small project that obeys every rule. Each test adds files that break one. */
const validProject: Files = {
  "package.json": `{"type":"module","dependencies":{}}`,
  "src/contract/routes.ts": "export interface Routes { a: string }\nexport const routes = { a: 1 };",
  "src/contract/client.ts": `import type { Routes } from "./routes.ts";\nexport const call = (key: keyof Routes) => key;`,
  "src/platform/db/database.ts": `import { connect } from "node:net";\nexport type Trx = object;\nexport const open = () => connect;`,
  "src/platform/jobs/jobs.ts": `import type { Trx } from "../db/database.ts";\nexport const enqueue = (trx: Trx) => trx;`,
  "src/platform/services.ts": "export interface Services { a: string }\nexport const services = {};",
  "src/app/pages/services.ts": "export interface PageServices { a: string }",
  "src/app/main.ts": `import "../buying/cart/cart.api.ts";`,
  "src/app/prepare-store.ts": `import "../../demo/load-demo.ts";`,
  "src/platform/money/money.ts": "export const paise = 1;",
  "src/buying/cart/cart.ts": `import { paise } from "../../platform/money/money.ts";\nexport const total = paise;`,
  "src/buying/cart/cart.store.ts": `import { open } from "../../platform/db/database.ts";\nimport { total } from "./cart.ts";\nexport const read = () => [open, total];`,
  "src/buying/cart/add-to-cart.ts": `import { enqueue } from "../../platform/jobs/jobs.ts";\nimport { read } from "./cart.store.ts";\nexport const add = () => [read, enqueue];`,
  "src/buying/cart/cart.api.ts": `import type { Services } from "../../platform/services.ts";\nimport { add } from "./add-to-cart.ts";\nimport { read } from "./cart.store.ts";\nexport const api = (s: Services) => [s, add, read];`,
  "src/buying/cart/lazy-cart.ts": `import { soon } from "./cart-soon.ts";\nexport const lazyCart = soon;`,
  "src/buying/cart/cart-soon.ts": `export const soon = () => import("./lazy-cart.ts");`,
  "src/catalogue/stock/stock.store.ts": "export const take = 1;",
  "src/web/ui/button.ts": "export const button = 1;",
  "src/web/storefront/home.ts": `import type { PageServices } from "../../app/pages/services.ts";\nimport { call } from "../../contract/client.ts";\nimport type { Routes } from "../../contract/routes.ts";\nimport { total } from "../../buying/cart/cart.ts";\nimport { button } from "../ui/button.ts";\nexport const home = (r: Routes, p: PageServices) => [r, p, call, total, button];`,
  "src/web/admin/orders.ts": `import { button } from "../ui/button.ts";\nexport const orders = button;`,
  "demo/load-demo.ts": "export const load = 1;",
  "tests/support/store.ts": `import "../../src/app/main.ts";\nexport const store = 1;`,
};

/** For each rule, files that break this rule and no other. */
const violationsByRule: Readonly<Record<string, Files>> = {
  "no-cycle": {
    "src/app/a.ts": `import { b } from "./b.ts";\nexport const a = () => b;`,
    "src/app/b.ts": `import { a } from "./a.ts";\nexport const b = () => a;`,
  },
  "subject-is-pure": {
    "src/catalogue/stock/stock.ts": `import { counted } from "./count-stock.ts";\nexport const stock = counted;`,
    "src/catalogue/stock/count-stock.ts": `import { take } from "./stock.store.ts";\nexport const counted = take;`,
  },
  "web-reaches-only-pure": {
    "src/catalogue/stock/count-stock.ts": `import { take } from "./stock.store.ts";\nexport const counted = take;`,
    "src/web/storefront/stock.ts": `import { counted } from "../../catalogue/stock/count-stock.ts";\nexport const stock = counted;`,
  },
  "store-holds-only-sql": {
    "src/orders/order/order.store.ts": `import { take } from "../../catalogue/stock/stock.store.ts";\nexport const order = take;`,
  },
  "contract-without-node": {
    "src/contract/home.schemas.ts": `import { readFileSync } from "node:fs";
export const home = readFileSync;`,
  },
  ...Object.fromEntries(
    floors.slice(1).map((floor, index) => [
      `${floor}-looks-down`,
      {
        [`src/${floors[index]}/above/above.ts`]: "export type Above = string;",
        [`src/${floor}/below/use-above.ts`]: `import type { Above } from "../../${floors[index]}/above/above.ts";
export type Used = Above;`,
      },
    ]),
  ),
  "subjects-without-cycles": {
    "src/buying/cart/cart-coupon.ts": `import type { Code } from "../coupon/code.ts";\nexport type CartCoupon = Code;`,
    "src/buying/coupon/code.ts": "export type Code = string;",
    "src/buying/coupon/fitting-cart.ts": `import type { Total } from "../kit/total.ts";\nexport type Fitting = Total;`,
    "src/buying/kit/total.ts": `import { total } from "../cart/cart.ts";\nexport type Total = typeof total;`,
  },
  "web-rooms-without-cycles": {
    "src/web/admin/lists/list.ts": `import type { Login } from "../login/login.ts";\nexport type List = Login;`,
    "src/web/admin/login/login.ts": "export type Login = string;",
    "src/web/admin/login/login-list.ts": `import type { Row } from "../rows/row.ts";\nexport type LoginList = Row;`,
    "src/web/admin/rows/row.ts": `import type { List } from "../lists/list.ts";\nexport type Row = List;`,
  },
  "subject-uses-no-machinery": {
    "src/orders/order/order.api.ts": `import { services } from "../../platform/services.ts";
export const api = services;`,
  },
  "services-only-for-handlers": {
    "src/orders/checkout/place-order.ts": `import type { Services } from "../../platform/services.ts";\nexport const place = (s: Services) => s;`,
  },
  "api-reads-own-store-only": {
    "src/orders/order/order.api.ts": `import { take } from "../../catalogue/stock/stock.store.ts";\nexport const api = take;`,
  },
  "nobody-imports-api": {
    "src/orders/checkout/place-order.ts": `import { api } from "../../buying/cart/cart.api.ts";\nexport const place = api;`,
  },
  "web-imports-no-server": {
    "src/web/storefront/cart.ts": `import type { Trx } from "../../platform/db/database.ts";\nexport const cart = (trx: Trx) => trx;`,
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
    "src/app/debug.ts": `import type { store } from "../../tests/support/store.ts";\nexport type Store = typeof store;`,
  },
  "demo-only-at-start": {
    "src/app/reset.ts": `import { load } from "../../demo/load-demo.ts";\nexport const reset = load;`,
  },
  "no-barrel": {
    "src/buying/cart/index.ts": `export { total } from "./cart.ts";`,
    "src/orders/order/order.ts": `import { total } from "../../buying/cart/index.ts";\nexport const order = total;`,
  },
  "no-junk-drawer": {
    "src/catalogue/utils/clamp.ts": "export const clamp = 1;",
    "src/orders/order/order.ts": `import { clamp } from "../../catalogue/utils/clamp.ts";\nexport const order = clamp;`,
  },
  "declared-packages": {
    "node_modules/left-pad/package.json": `{"name":"left-pad","version":"1.0.0","main":"main.js"}`,
    "node_modules/left-pad/main.js": "export const pad = 1;",
    "src/app/pad.ts": `import { pad } from "left-pad";\nexport const padded = pad;`,
  },
  resolvable: {
    "src/app/lost.ts": `import { gone } from "./gone.ts";\nexport const lost = gone;`,
  },
};

/** More ways to break rules that have several conditions. */
const moreViolations: readonly (readonly [rule: string, files: Files])[] = [
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
      "src/buying/cart/line-schema.ts": `import { Type } from "typebox";\nexport const line = Type;`,
      "src/web/storefront/line.ts": `import { line } from "../../buying/cart/line-schema.ts";\nexport const shown = line;`,
    },
  ],
  [
    "subject-is-pure",
    {
      "src/catalogue/stock/stock.ts": `import { now } from "node:process";\nexport const stock = now;`,
    },
  ],
  [
    "store-holds-only-sql",
    {
      "src/orders/order/order.store.ts": `import { enqueue } from "../../platform/jobs/jobs.ts";\nexport const order = enqueue;`,
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
    [...runtimeRules, ...allRules, ...folderRules].map(({ name }) => name).sort(),
  );
});

test.each([...Object.entries(violationsByRule), ...moreViolations])(
  "reports %s and no other rule",
  async (rule, files) => {
    expect([...(await brokenRulesIn({ ...validProject, ...files }))]).toEqual([rule]);
  },
);

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { npm } from "../../scripts/npm.mjs";
import { writePackage } from "../../scripts/package/write-package.ts";
import { createClient } from "../../src/contract/client.ts";
import { homeAddress, KIT_ID } from "../support/shopping.ts";
import { runStoreProcess, startStoreProcess } from "../support/store-process.ts";

const CAN_TAKE_MS = 300_000;
const folder = mkdtempSync(join(tmpdir(), "kitstore-installed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }), CAN_TAKE_MS);

/** An employee redeems the welcome kit and support prints its packing slip; returns the PDF. */
async function redeemAndPrint(baseUrl: string): Promise<Buffer> {
  const logIn = async (name: string) => {
    const body = { userName: `${name}@ledgerline.example`, password: "ledgerline-demo" };
    const { userId, token } = await createClient({ baseUrl }).call("POST /api/accounts/login", { body });
    return { userId, client: createClient({ baseUrl, token: () => token }) };
  };
  const { userId, client } = await logIn("employee");
  const kit = await client.call("GET /api/Product/{productId}", { params: { productId: KIT_ID } });
  const item = { productId: KIT_ID, productDetailsId: kit.productDetails[0]?.id ?? 0, size: "M", qty: 1 };
  const cart = await client.call("POST /api/ShoppingCart/Add/", { body: { ...item, userId } });
  const order = {
    userId,
    cart,
    deliveryAddress: [homeAddress],
    currencyCode: "INR",
    couponCode: "WELCOMEKIT",
  };
  const orderNo = await client.call("POST /api/ShoppingCart/Checkout", { body: order });
  const { client: support } = await logIn("support");
  const orders = [{ orderNo, from: "Order Requested" }];
  const confirmed = await support.call("POST /api/admin/orders/confirm", { body: { orders } });
  expect(confirmed).toEqual([expect.objectContaining({ isDone: true })]);
  const body = { orderNos: [orderNo] };
  return Buffer.from((await support.call("POST /api/admin/orders/packing-slips", { body })).pdf, "base64");
}

it(
  "the packed store, installed into an empty folder, sells, shows pictures, prints, and its books agree",
  async () => {
    const source = join(folder, "source");
    await writePackage(source);
    expect(await npm(["install", "--prefix", folder, "--install-links", "--prefer-offline", source])).toBe(
      true,
    );
    const program = join(folder, "node_modules", "kitstore", "kitstore.mjs");
    const env = { DATA_DIR: join(folder, "data") };
    const store = await startStoreProcess(env, program);
    try {
      const page = await (await fetch(store.url)).text();
      const [image = ""] = /\/images\/[^" ]+/.exec(page) ?? [];
      expect((await fetch(`${store.url}${image}`)).headers.get("content-type")).toMatch(/^image\//);
      expect((await fetch(`${store.url}/admin`)).status).toBe(200);
      expect((await redeemAndPrint(store.url)).subarray(0, 5).toString()).toBe("%PDF-");
    } finally {
      store.kill("SIGTERM");
      expect(await store.ended).toBe(0);
    }
    expect(await runStoreProcess(env, [program, "check-books"])).toMatchObject({ code: 0 });
  },
  CAN_TAKE_MS,
);

import { readFile } from "node:fs/promises";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { claimActions } from "../support/claim-actions.ts";
import { describeShop } from "../support/describe-shop.ts";
import { kitOfParts } from "../support/kit-of-parts.ts";
import { newClaimLinks } from "../support/new-claim-links.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { firstVariant } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";
import { checkAtWidths } from "./quality/check-admin-screens.ts";

const CAN_TAKE_MS = 300_000;

describeShop("who packs", (shop) => {
  const { parts, second } = (() => {
    const of = kitOfParts(() => shop().store);
    const sized = () =>
      [...shop().store.services.catalogue.current().products.values()].filter(
        (product) =>
          !product.isSwagItem &&
          of.sizes().every((size) => firstVariant(product).sizes.some(({ name }) => name === size)),
      );
    return { parts: of, second: () => sized()[1] ?? of.kit() };
  })();
  /** A kit in M whose second garment is L, and lies in a bin; its order is confirmed. */
  async function newKitOrder(): Promise<string> {
    const { store } = shop();
    const variantId = firstVariant(second()).id;
    const contents = [...parts.contents(), { variantId, quantity: 1, size: "" }];
    expect((await parts.change({ contents, takesStock: "parts" })).status).toBe(200);
    await parts.stockParts({ shirt: 9, mug: 20, substitute: 0, pen: 20 });
    await parts.setAvailable(variantId, 9, "L");
    const bin = await store.call("PUT /api/admin/stock/{stockId}/bin", {
      params: { stockId: `${variantId}~L` },
      token: (await newStaff(store, "catalogue")).token,
      body: { bin: "C7" },
    });
    expect(bin.status).toBe(200);
    const [token = ""] = await newClaimLinks(store.services.database.db, {
      occasionId: 1,
      count: 1,
      now: store.now(),
    });
    const { claim } = claimActions(() => store);
    const { orderNo } = (await claim(token, { size: "M", partSizes: [{ variantId, size: "L" }] })).body;
    await store.call("POST /api/admin/orders/confirm", {
      token: (await newStaff(store, "support")).token,
      body: { orders: [{ orderNo, from: "Order Requested" }] },
    });
    return orderNo;
  }

  it(
    "sees each part with its size and bin, prints the slip, packs, takes it back and sends",
    async () => {
      const { store } = shop();
      const orderNo = await newKitOrder();
      const { page } = await shop().visitor();
      await openAdminAs(page, store, "packing", "/packing");
      const name = second().productName;
      await page.getByText(new RegExp(`^1 × ${name}.*, L \\(bin C7\\)$`)).waitFor();
      await page
        .getByText(new RegExp(`^1 × ${parts.sized().productName}.*, M$`))
        .first()
        .waitFor();
      expect(await page.locator("main").innerText()).not.toMatch(/[₹$€]|@/);
      await checkAtWidths(page, "packing", [1440, 820, 390]);

      // By keyboard: packed, and back, because something was forgotten.
      await page.getByRole("button", { name: `${orderNo} is packed` }).focus();
      await page.keyboard.press("Enter");
      await page.getByText("Nothing waits to be packed").waitFor();
      await page.getByRole("tab", { name: "To send" }).click();
      const back = page.getByRole("button", { name: `${orderNo} is not packed` });
      await back.waitFor();
      await page.reload();
      await back.focus();
      await page.keyboard.press("Enter");
      await page.getByText("Nothing waits to be sent").waitFor();
      await page.getByRole("tab", { name: "To pack" }).click();

      // The slip counts as packing it.
      await page
        .getByRole("row", { name: new RegExp(orderNo) })
        .getByRole("checkbox")
        .check();
      const started = page.waitForEvent("download");
      await page.getByRole("button", { name: "Packing slips" }).click();
      const pdf = new Uint8Array(await readFile(await (await started).path()));
      const text = (await extractText(await getDocumentProxy(pdf))).text.join(" ").replace(/\s+/g, " ");
      expect(text).toContain("C7");
      expect(text).toContain(name);
      expect(text).toContain(orderNo);
      await page.getByRole("tab", { name: "To send" }).click();
      await page.getByRole("button", { name: `Dispatch ${orderNo}` }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Courier").fill("Delhivery");
      await dialog.getByLabel("AWB NO").fill(`DL-${orderNo}`);
      await dialog.getByRole("button", { name: "Dispatch it" }).click();
      await page.getByText("Nothing waits to be sent").waitFor();
    },
    CAN_TAKE_MS,
  );
});

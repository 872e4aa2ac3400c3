import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { productCsvActions } from "../../support/product-csv-actions.ts";
import { newProductInput, productInputOf } from "../../support/product-input.ts";
import { KIT_ID } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("the product that is marked as the welcome kit", (store) => {
  const staff = async () => (await newStaff(store(), "catalogue")).token;
  const read = async (token: string, productId: number) =>
    (await store().call("GET /api/admin/products/{productId}", { params: { productId }, token })).body;
  const change = async (token: string, productId: number, isSwagItem: boolean) =>
    store().call("PUT /api/admin/products/{productId}", {
      params: { productId },
      token,
      body: { ...productInputOf(await read(token, productId)), isSwagItem },
    });

  it("is one at most; without one the kit's screen has nothing to show", async () => {
    const token = await staff();
    const draft = newProductInput({ slug: "box-for-joiners", name: "Box for joiners", isSwagItem: true });
    const taken = await store().call("POST /api/admin/products", { token, body: draft });
    expect([taken.status, taken.problem.code, taken.problem.detail]).toEqual([
      409,
      "kit_taken",
      "Welcome Kit is the welcome kit. Untick that there first.",
    ]);
    expect((await change(token, KIT_ID, false)).body.isSwagItem).toBe(false);
    expect((await store().call("GET /api/admin/kit", { token })).body).toEqual({ kit: null });
    const { body } = await store().call("POST /api/admin/products", { token, body: draft });
    expect(body.isSwagItem).toBe(true);
    expect((await store().call("GET /api/admin/kit", { token })).body.kit?.name).toBe("Box for joiners");
    await change(token, body.id, false);
    expect((await change(token, KIT_ID, true)).body.isSwagItem).toBe(true);
  });

  it("is a column of the CSV", async () => {
    const token = await staff();
    const { body } = await store().call("GET /api/admin/products/export", { token });
    const [headings = "", ...lines] = body.csv.split("\r\n");
    const at = headings.split(",").indexOf("Welcome kit");
    expect(at).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes("welcome-kit,")).length).toBeGreaterThan(0);
    const csv = `Address,Name,Category,Weight g,Price before,Selling price,Welcome kit\nsecond-kit,Second kit,bags,100,0,0,yes\n`;
    const { run, lines: wrong } = await productCsvActions(store).apply(token, csv);
    expect(run).toMatchObject({ state: "done", newProducts: 0, wrongProducts: 1 });
    expect(wrong[0]?.problems[0]?.message).toContain("kit");
  });
});

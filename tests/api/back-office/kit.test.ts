import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { redeemKit } from "../../support/redeem-kit.ts";
import { KIT_ID } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("the welcome kit in the back office", (store) => {
  const forecast = (token: string, joiners: string) =>
    store().call("POST /api/admin/kit/forecast", { token, body: { joiners } });
  const dayIn = (days: number) =>
    new Date(store().now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

  it("is shown with what it holds, its sizes in their order and what was redeemed of each", async () => {
    const { token } = await newStaff(store(), "catalogue");
    await redeemKit(store(), await newBuyer(store()));
    const { body } = await store().call("GET /api/admin/kit", { token });
    expect(body).toMatchObject({ productId: KIT_ID, name: "Welcome Kit" });
    expect(body.contents.length).toBeGreaterThan(2);
    expect(body.sizes.map(({ size }) => size)).toEqual(["XS", "S", "M", "L", "XL", "XXL"]);
    expect(body.sizes.reduce((sum, { redeemed }) => sum + redeemed, 0)).toBe(1);
  });

  it("runs out on the day on which the last piece is wanted twice", async () => {
    const { token } = await newStaff(store(), "admin");
    await store()
      .services.database.db.updateTable("variant_sizes")
      .set({ stock: 2 })
      .where("size", "=", "L")
      .where("variant_id", "in", (eb) =>
        eb.selectFrom("product_variants").select("variant_id").where("product_id", "=", KIT_ID),
      )
      .execute();
    const { body } = await forecast(
      token,
      `day,size\n${dayIn(9)},L\n${dayIn(3)},L\n${dayIn(5)},l\n${dayIn(-5)},L\n${dayIn(4)},9XL\nsomeday`,
    );
    expect(body).toMatchObject({ joiners: 3, past: 1 });
    expect(body.notRead.map(({ line }) => line)).toEqual([6, 7]);
    expect(body.sizes.find(({ size }) => size === "L")).toMatchObject({
      stock: 2,
      expected: 3,
      short: 1,
      runsOutOn: dayIn(9),
    });
  });

  it("takes no more joiners than a few years bring", async () => {
    const { token } = await newStaff(store(), "admin");
    const { status, problem } = await forecast(token, `${dayIn(1)}\n`.repeat(5_001));
    expect([status, problem.code]).toEqual([422, "too_many_lines"]);
  });
});

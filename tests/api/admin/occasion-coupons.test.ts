import { expect, it } from "vitest";
import { findUsableCoupon } from "../../../src/notifications/coupon/coupon-mail.store.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newOccasion } from "../../support/new-occasion.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("coupons of an occasion", (store) => {
  const admin = async () => (await newStaff(store(), "admin")).token;
  const make = async (more: object) =>
    store().call("POST /api/admin/coupons", {
      token: await admin(),
      body: { code: "", kind: "swag", oncePer: "user", ...more },
    });

  it("redeem its kit; where none is named, the welcome kit", async () => {
    const { occasionId } = await newOccasion(store());
    expect((await make({ occasionId })).body).toMatchObject({
      occasionId,
      occasion: expect.stringMatching(/^Anniversary /),
    });
    expect((await make({})).body).toMatchObject({ occasionId: 1, occasion: "Welcome kit" });
    const discount = await make({ kind: "percent", percent: 5, occasionId });
    expect(discount.body).toMatchObject({ occasionId: null, occasion: "" });
    expect((await make({ occasionId: 999_999 })).problem.code).toBe("coupon_invalid");
  });

  it("are personal for each occasion, and their mail shows its kit", async () => {
    const { occasionId, kit } = await newOccasion(store());
    const token = await admin();
    const email = `${crypto.randomUUID()}@ledgerline.example`;
    const batch = async (more: object) =>
      (
        await store().call("POST /api/admin/coupon-batches", {
          token,
          body: { name: "All", emailsCsv: email, kind: "swag", sendMails: false, dryRun: false, ...more },
        })
      ).body;
    expect((await batch({})).ready).toBe(1);
    expect((await batch({})).lines[0]?.outcome).toBe("has_code");
    const { batchId } = await batch({ occasionId });
    expect((await batch({ occasionId })).lines[0]?.outcome).toBe("has_code");
    const { body } = await store().call("GET /api/admin/coupons", {
      token,
      query: { batchId: String(batchId) },
    });
    const mail = await findUsableCoupon(store().services.database.db, body.rows[0]?.id ?? 0, {
      language: "en",
      now: store().now(),
    });
    expect(mail?.kitName).toBe(kit.productName);
  });
});

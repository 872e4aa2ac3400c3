import { expect, it } from "vitest";
import { claimActions } from "../../support/claim-actions.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newOccasion } from "../../support/new-occasion.ts";
import { occasionActions } from "../../support/occasion-actions.ts";
import { firstVariant, plainProduct } from "../../support/shopping.ts";

describeStore("the board of an occasion", (store) => {
  const { members, newMember, send, claim, mailedToken } = claimActions(store);
  const occasions = occasionActions(store);

  it("counts what was claimed against the budget, at the price that the kit had in the shop", async () => {
    const { occasionId, kit } = await newOccasion(store(), { budget_paise: 500_000, audience: "list" });
    const one = await newMember();
    const other = await newMember();
    await occasions.addMembers({ id: occasionId }, `${one.email}\n${other.email}`);
    const board = async () =>
      (
        await store().call("GET /api/admin/occasions/{occasionId}/board", {
          token: await members.token(),
          params: { occasionId },
        })
      ).body;
    const price = firstVariant(kit).sellingPrice;
    const before = await board();
    expect(before.next).toMatchObject({ step: "send_links", count: 2 });
    expect(before.budget).toEqual({ planned: 5_000, spent: 0, expected: 2 * price });
    await send(occasionId, [one.memberId]);
    await claim(await mailedToken(one.email));
    const after = await board();
    expect(after.next).toMatchObject({ step: "send_links", count: 1 });
    expect(after.budget).toEqual({ planned: 5_000, spent: price, expected: 2 * price });
    await send(occasionId, [other.memberId]);
    expect((await board()).next).toMatchObject({ step: "dispatch", count: 1, day: null });
  });

  it("counts a kit without a price at the prices of its parts", async () => {
    const { occasionId, kit } = await newOccasion(store(), { budget_paise: 500_000 });
    const part = firstVariant(plainProduct(store()));
    const { db } = store().services.database;
    await db
      .updateTable("product_variants")
      .set({ selling_price_paise: 0, web_price_paise: 0 })
      .where("product_id", "=", kit.productId)
      .execute();
    await db
      .insertInto("kit_contents")
      .values({ kit_product_id: kit.productId, position: 0, variant_id: part.id, quantity: 3 })
      .execute();
    const { memberId, email } = await newMember();
    await send(occasionId, [memberId]);
    expect((await claim(await mailedToken(email))).status).toBe(200);
    const { body } = await store().call("GET /api/admin/occasions/{occasionId}/board", {
      token: await members.token(),
      params: { occasionId },
    });
    expect(body.budget?.spent).toBe(3 * part.sellingPrice);
  });
});

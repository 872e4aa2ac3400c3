import { expect, it } from "vitest";
import { cardActions } from "../support/card-actions.ts";
import { claimActions } from "../support/claim-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { redeemKit } from "../support/redeem-kit.ts";
import { firstVariant, homeAddress } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

describeStore("the note of an occasion", (store) => {
  const { newLink } = claimActions(store);
  const { textOf } = cardActions(store);
  const linkWithNotes = async (notes: Readonly<Record<string, string>>) => {
    const link = await newLink({ name: "Ten years of Ledgerline" });
    const { db } = store().services.database;
    for (const [language, card_note] of Object.entries(notes))
      await db
        .insertInto("occasion_texts")
        .values({ occasion_id: link.occasionId, language, heading: "Ten years", words: "", card_note })
        .execute();
    return link;
  };
  const claimIn = async (language: string, { token, kit }: Awaited<ReturnType<typeof newLink>>) => {
    const delivery = { to: "address" as const, address: homeAddress };
    const { body } = await store().call("POST /api/claims", {
      headers: { "x-shop-language": language },
      body: { token, variantId: firstVariant(kit).id, size: "", delivery },
    });
    return body.orderNo;
  };
  const slipOf = async (orderNo: string) => {
    const { token } = await newStaff(store(), "support");
    const slips = await store().call("POST /api/admin/orders/packing-slips", {
      token,
      body: { orderNos: [orderNo] },
    });
    return textOf(slips.body.pdf);
  };

  it("is printed with the kit, in the language of its order where there is one, and names the occasion", async () => {
    const english = await slipOf(await claimIn("en", await linkWithNotes({ en: "Ten years. Thank you!" })));
    for (const words of ["A note for you", "Ten years. Thank you!", "Ten years of Ledgerline"])
      expect(english).toContain(words);
    expect(english).not.toContain("Welcome kit");
    const notes = { en: "Ten years. Thank you!", de: "Zehn Jahre. Danke!" };
    const german = await slipOf(await claimIn("de", await linkWithNotes(notes)));
    expect(german).toContain("Zehn Jahre. Danke!");
    expect(german).not.toContain("Thank you!");
    const empty = await slipOf(await claimIn("de", await linkWithNotes({ ...notes, de: "" })));
    expect(empty).toContain("Ten years. Thank you!");
  });

  it("is not there where nobody wrote one, and the welcome kit is called so", async () => {
    expect(await slipOf(await claimIn("en", await linkWithNotes({ en: "" })))).not.toContain(
      "A note for you",
    );
    const { body: orderNo } = await redeemKit(store(), await newBuyer(store()));
    expect(await slipOf(String(orderNo))).toContain("Welcome kit");
  });
});

import { expect, it } from "vitest";
import { claimActions } from "../support/claim-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { newEmail } from "../support/mailed-code.ts";
import { newOccasion } from "../support/new-occasion.ts";
import { placeOrder } from "../support/place-order.ts";
import { recordedMails } from "../support/recorded-mails.ts";
import { setStock } from "../support/set-stock.ts";
import { firstVariant, plainProduct } from "../support/shopping.ts";

/** What a mail says is English, each once. */
const english = (html: string | undefined): string[] => [
  ...new Set(
    [...(html ?? "").matchAll(/<span lang="en">(.*?)<\/span>(?!<\/span>)/gs)].map(([, text = ""]) =>
      text.replaceAll(/<[^>]*>/g, ""),
    ),
  ),
];

describeStore("what is English in a mail of another language", (store) => {
  const db = () => store().services.database.db;
  const { settled } = recordedMails(store);
  const { newMember, send } = claimActions(store);
  const htmlTo = async (email: string, kind: string) =>
    (await settled(email)).find((mail) => mail.kind === kind)?.html_body ?? undefined;
  const leaveUntranslated = async (productId: number) => {
    await db()
      .updateTable("products")
      .set({ translations: "{}" })
      .where("product_id", "=", productId)
      .execute();
    await db()
      .updateTable("product_variants")
      .set({ translations: "{}" })
      .where("product_id", "=", productId)
      .execute();
  };
  const colourOf = async (variantId: number) =>
    (
      await db()
        .selectFrom("product_variants")
        .select("colour_name")
        .where("variant_id", "=", variantId)
        .executeTakeFirstOrThrow()
    ).colour_name;

  it("is the product of a back-in-stock alert", async () => {
    const product = plainProduct(store());
    const variantId = firstVariant(product).id;
    await leaveUntranslated(product.productId);
    await setStock(store(), variantId, 0);
    const email = newEmail();
    const headers = { "x-shop-language": "de" };
    await store().call("POST /api/back-in-stock", { headers, body: { variantId, size: "", email } });
    expect(english(await htmlTo(email, "alert-asked"))).toContain(product.productName);
  });

  it("is a product's name that nobody has translated, and nothing where all are", async () => {
    const translated = await placeOrder(store(), { language: "de" });
    expect(english(await htmlTo(translated.buyer.email, "order-placed"))).toEqual([]);
    const product = plainProduct(store());
    await leaveUntranslated(product.productId);
    const { buyer } = await placeOrder(store(), { language: "de", lines: [{ product, qty: 1 }] });
    const colour = await colourOf(firstVariant(product).id);
    expect(english(await htmlTo(buyer.email, "order-placed"))).toEqual([product.productName, colour]);
  });

  it("is an occasion's text and its kit that are not translated, with the mail's own words left", async () => {
    const { occasionId, kit } = await newOccasion(store());
    const { memberId, email } = await newMember();
    const { buyer } = await placeOrder(store(), { language: "de" });
    await db()
      .updateTable("users")
      .set({ email, email_folded: email })
      .where("user_id", "=", buyer.userId)
      .execute();
    const { name: occasionName } = await db()
      .selectFrom("occasions")
      .select("name")
      .where("occasion_id", "=", occasionId)
      .executeTakeFirstOrThrow();
    expect((await send(occasionId, [memberId])).status).toBe(200);
    const html = await htmlTo(email, "claim-link");
    expect(html).toContain('<html lang="de"');
    expect(english(html)).toEqual([occasionName, kit.productName]);
  });
});

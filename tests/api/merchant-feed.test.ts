import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { newProductInput } from "../support/product-input.ts";
import { findProduct, KIT_ID } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

describeStore("the Google Merchant feed", (store) => {
  const read = async () => {
    const { statusCode, headers, body } = await store().inject({ url: "/google-merchant.xml" });
    expect([statusCode, headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
    return body;
  };
  const itemsOf = (xml: string) => xml.match(/<item>[\s\S]*?<\/item>/g) ?? [];

  it("has each SKU in the shop once, with prices in the base currency, and never the kit", async () => {
    const { token } = await newStaff(store(), "catalogue");
    const [variant] = newProductInput().variants;
    const variants = [
      {
        ...variant,
        colourName: "Navy & <sky>",
        webPrice: 900,
        sellingPrice: 749.5,
        sizes: ["S", "M"],
        skuCodes: [{ size: "M", skuCode: "CAPE-M", gtin: "4006381333931" }],
      },
    ];
    const { body } = await store().call("POST /api/admin/products", {
      token,
      body: newProductInput({ slug: "cape", name: "Cape & hood", variants: variants as never }),
    });
    expect(await read()).not.toContain("Cape &amp; hood");
    await store().call("POST /api/admin/products/{productId}/publish", {
      token,
      params: { productId: body.id },
      body: { version: body.version },
    });
    const xml = await read();
    const { publicUrl } = store().services.config;
    const cape = itemsOf(xml).filter((item) => item.includes("Cape &amp; hood"));
    expect(cape).toHaveLength(2);
    const medium = cape.find((item) => item.includes("CAPE-M")) ?? "";
    const [{ id: variantId } = { id: 0 }] = body.variants;
    for (const line of [
      `<g:id>${variantId}-M</g:id>`,
      `<g:item_group_id>${body.id}</g:item_group_id>`,
      `<g:link>${publicUrl}/store/cape/${body.id}?currency=INR&amp;variant=${variantId}&amp;size=M</g:link>`,
      "<g:price>900.00 INR</g:price>",
      "<g:sale_price>749.50 INR</g:sale_price>",
      "<g:gtin>4006381333931</g:gtin>",
      "<g:mpn>CAPE-M</g:mpn>",
      "<g:color>Navy &amp; &lt;sky&gt;</g:color>",
      "<g:size>M</g:size>",
      "<g:gender>unisex</g:gender>",
      "<g:age_group>adult</g:age_group>",
      "<g:availability>in_stock</g:availability>",
      "<g:brand>Ledgerline</g:brand>",
      "<g:description>Keeps warm</g:description>",
    ])
      expect(medium).toContain(line);
    const small = cape.find((item) => item !== medium) ?? "";
    expect(small).toContain("<g:identifier_exists>no</g:identifier_exists>");
    const kit = findProduct(store(), ({ productId }) => productId === KIT_ID);
    expect(xml).not.toContain(`/store/${kit.productUrl}/`);
    const ids = [...xml.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(40);
    expect(xml).toMatch(/<g:image_link>https?:\/\/[^<]+\/images\/[0-9a-f]{24}\//);
    expect(xml.trim().endsWith("</channel>\n</rss>")).toBe(true);
  });

  it("gives an offer the same id after its name and slug have changed", async () => {
    const idsBefore = itemsOf(await read()).map((item) => /<g:id>(.*?)<\/g:id>/.exec(item)?.[1]);
    const { db } = store().services.database;
    await db.updateTable("slugs").set({ slug: sql`slug || '-2'` }).execute();
    await db.updateTable("products").set({ name: sql`name || ' II'` }).execute();
    await expect.poll(read).toContain(" II");
    expect(itemsOf(await read()).map((item) => /<g:id>(.*?)<\/g:id>/.exec(item)?.[1])).toEqual(idsBefore);
  });
});

import { sql } from "kysely";
import type { Trx } from "../../src/platform/db/database.ts";

/** The products that are its parts; the first one's images are the kit's too. */
const PARTS = ["commuter-backpack-20l", "insulated-bottle-600", "hardcover-notebook-a5", "walnut-desk-tray"];
/** Of its page: whose images, and which of them. The first comes out of the box. */
const IMAGES = [
  { slug: "commuter-backpack-20l", at: 2 },
  { slug: "insulated-bottle-600", at: 2 },
  { slug: "walnut-desk-tray", at: 2 },
];
const YEARS = 10;
const CLOSES_IN_DAYS = 90;

/**
 * Loads a second occasion: whoever has been here for ten years, in three countries, gets a box of parts that are sold as well. It is open;
 * its links go out when staff send them.
 */
export async function loadAnniversary(trx: Trx, now: Date): Promise<void> {
  const { rows } = await sql<{ productId: number }>`
    insert into products (category_id, name, short_description_html, description_html, disclaimer_html, package_weight_grams, hsn_code,
      gst_basis_points, page_title, meta_description, position, is_swag_item, translations)
    select kit.category_id, 'Ten Years Box', '<p>Ten years here: a backpack, a bottle, a notebook and a tray for your desk. It is on us.</p>',
      '<p>For everybody who has been here for ten years. Order it by the link in your email: no code, no account.</p>', kit.disclaimer_html,
      2400, kit.hsn_code, kit.gst_basis_points, 'Ten Years Box', 'What whoever has been here for ten years gets.', kit.position + 1, false,
      '{"de": {"name": "Zehn-Jahre-Box",
        "shortDescription": "<p>Zehn Jahre hier: Rucksack, Flasche, Notizbuch und eine Schale für den Schreibtisch. Von uns.</p>",
        "description": "<p>Für alle, die seit zehn Jahren hier sind. Bestell sie mit dem Link in deiner E-Mail: ohne Code, ohne Konto.</p>"},
        "nb": {"name": "Tiårsboksen",
        "shortDescription": "<p>Ti år her: sekk, flaske, notatbok og et skrivebordsbrett. Fra oss.</p>",
        "description": "<p>For alle som har vært her i ti år. Bestill den med lenken i e-posten din: uten kode, uten konto.</p>"}}'
    from products kit where kit.is_swag_item limit 1 returning product_id as "productId"`.execute(trx);
  const productId = rows[0]?.productId ?? 0;
  await sql`insert into slugs (slug, product_id) values ('ten-years-box', ${productId})`.execute(trx);
  await sql`with variant as (
      insert into product_variants (product_id, colour_name, web_price_paise, selling_price_paise, position) values (${productId}, '', 0, 0, 0)
      returning variant_id)
    insert into variant_images (variant_id, position, image_id, alt, translations)
    select variant.variant_id, image.position, image.image_id, image.alt, image.translations from variant, variant_images image
    where image.variant_id = ${firstVariant(PARTS[0] ?? "")}`.execute(trx);
  for (const [position, slug] of PARTS.entries())
    await sql`insert into kit_contents (kit_product_id, position, variant_id, quantity)
      values (${productId}, ${position}, ${firstVariant(slug)}, 1)`.execute(trx);
  await sql`insert into kits (kit_product_id, takes_stock) values (${productId}, 'parts')`.execute(trx);
  const { occasion_id: occasionId } = await trx
    .insertInto("occasions")
    .values({
      kind: "anniversary",
      name: "Ten years",
      kit_product_id: productId,
      audience: "rules",
      country_codes: ["GB", "IN", "SG"],
      employment_kinds: ["permanent"],
      started_to: sql<string>`(${now}::timestamptz - make_interval(years => ${YEARS}))::date`,
      closes_on: sql<string>`(${now}::timestamptz + make_interval(days => ${CLOSES_IN_DAYS}))::date`,
      cost_center: "CC-PEOPLE",
      budget_paise: 8_000_000,
      payroll_value_paise: 450_000,
      box_colour_hex: "#1d2b4a",
      started_at: now,
      created_at: now,
      changed_at: now,
    })
    .returning("occasion_id")
    .executeTakeFirstOrThrow();
  await sql`update products set is_swag_item = true where product_id = ${productId}`.execute(trx);
  await trx
    .insertInto("occasion_texts")
    .values(texts.map((text) => ({ ...text, occasion_id: occasionId })))
    .execute();
  for (const [position, { slug, at }] of IMAGES.entries())
    await sql`insert into occasion_images (occasion_id, position, image_id, alt, translations)
      select ${occasionId}, ${position}, image_id, alt, translations from variant_images
      where variant_id = ${firstVariant(slug)} and position = ${at}`.execute(trx);
}

const firstVariant = (
  slug: string,
) => sql`(select variant_id from product_variants join slugs using (product_id)
  where slugs.slug = ${slug} order by product_variants.position limit 1)`;

const texts = [
  {
    language: "en",
    heading: "Ten years with us",
    words:
      "Ten years ago you came through the door for the first time. Much of what is good here has your hand in it.\n\nThank you. This box is yours: choose where it should go.",
    card_note: "Ten years. Thank you!",
    box_label: "Ten years. Thank you.",
  },
  {
    language: "de",
    heading: "Zehn Jahre bei uns",
    words:
      "Vor zehn Jahren bist du zum ersten Mal durch unsere Tür gekommen. Vieles, was hier gut ist, trägt deine Handschrift.\n\nDanke. Diese Box gehört dir: Wähl, wohin sie gehen soll.",
    card_note: "Zehn Jahre. Danke!",
    box_label: "Zehn Jahre. Danke.",
  },
  {
    language: "nb",
    heading: "Ti år hos oss",
    words:
      "For ti år siden kom du inn døren for første gang. Mye av det som er bra her, er din fortjeneste.\n\nTakk. Denne boksen er din: velg hvor den skal sendes.",
    card_note: "Ti år. Takk!",
    box_label: "Ti år. Takk.",
  },
];

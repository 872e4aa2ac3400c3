import type { CatalogueRows } from "../../src/catalogue/snapshot/catalogue-snapshot.ts";

const looks = "Plain Striped Classic Soft Bold Light Heavy Compact Travel Office Winter".split(" ");
const materials = "Cotton Bamboo Steel Canvas Wool Cork Linen Glass Leather Recycled Oak".split(" ");
const things = "Mug Tote Hoodie Notebook Bottle Cap Jacket Pen Backpack Scarf Lamp Socks".split(" ");
const colours = "Red Navy Forest Sand Black White Teal Plum".split(" ");
const CATEGORIES = 6;
const TEXT =
  "<p>Made to last on a desk or on the road. It keeps its shape, is easy to clean and comes in a box of recycled card.</p>";

const pick = <Value>(list: readonly Value[], at: number): Value => list[at % list.length] as Value;

/**
 * The rows of so many products with varied names, prices, colours, sizes and stock, the same ones each time, and of a shop with
 * six categories and nothing else.
 */
export function rowsInMemory(count: number): CatalogueRows {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const variants = numbers.flatMap((id) =>
    Array.from({ length: 1 + (id % 4) }, (_, place) => ({
      variant_id: id * 10 + place,
      product_id: id,
      colour_name: pick(colours, id + place),
      colour_hex: `#${pick(colours, id + place).length}2345${place}`,
      translations: {},
      web_price_paise: 20_000 + ((id * 7_919) % 400_000),
      selling_price_paise: 15_000 + ((id * 7_919) % 400_000),
      stock: id % 10 === 0 ? 5 : null,
    })),
  );
  return {
    products: numbers.map((id) => ({
      product_id: id,
      category_id: 1 + (id % CATEGORIES),
      name: `${pick(looks, id)} ${pick(materials, Math.floor(id / 11))} ${pick(things, Math.floor(id / 121))} ${id}`,
      position: 0,
      slug: `product-${id}`,
      is_swag_item: false,
      is_t_shirt: id % 3 === 0,
      short_description_html: `<p>A ${pick(looks, id + 3)} gift.</p>`,
      description_html: TEXT,
      disclaimer_html: "",
      specification: [],
      size_chart: null,
      package_weight_grams: 50 + ((id * 37) % 1_500),
      returnable: true,
      page_title: "",
      meta_description: "",
      meta_keywords: `gift, ${pick(materials, id)} ${pick(things, id)}`,
      volume_prices: [],
      translations: {},
    })),
    variants,
    sizes: variants
      .filter(({ product_id }) => product_id % 3 === 0)
      .flatMap(({ variant_id }) =>
        ["S", "M", "L", "XL"].map((size) => ({ variant_id, size, stock: variant_id % 7 ? 500 : 0 })),
      ),
    skuCodes: [],
    images: [],
    recommendations: [],
    kitContents: [],
    categories: Array.from({ length: CATEGORIES }, (_, at) => ({
      category_id: at + 1,
      slug: `category-${at + 1}`,
      name: `${pick(things, at)}s and more`,
      position: at,
      page_heading: "",
      description_html: "",
      page_title: "",
      meta_description: "",
      meta_keywords: "",
      search_term: "",
      translations: {},
      created_at: new Date(0),
      updated_at: new Date(0),
    })),
    menus: [],
    slides: [],
    tiles: [],
    sections: [],
    sectionProducts: [],
    home: undefined,
    rates: [
      ["INR", 1_000_000],
      ["USD", 85_000_000],
    ].map(([currency_code, rate_micros], position) => ({
      currency_code: String(currency_code),
      currency_name: "",
      currency_symbol: "",
      rate_micros: Number(rate_micros),
      position,
    })),
    locations: [],
    pageTexts: [],
    staticPages: [],
    bands: [],
    offices: [],
    synonyms: [
      { words: "mug, cup", finds: "" },
      { words: "birthday, dad, mum", finds: "gift" },
    ],
  } as unknown as CatalogueRows;
}

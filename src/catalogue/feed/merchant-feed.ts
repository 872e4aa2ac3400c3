import type { Product, ProductDetail } from "../../contract/catalogue.schemas.ts";
import type { SkuCode } from "../sku-code/sku-code.ts";
import type { CatalogueSnapshot } from "../snapshot/catalogue.ts";

/** What a feed says besides the catalogue. */
interface FeedStore {
  readonly publicUrl: string;
  readonly companyName: string;
  readonly baseCurrency: string;
}

const MAX_OTHER_IMAGES = 10;

/**
 * The products in the shop as Google Merchant Center reads them (RSS 2.0), an item for each SKU, in parts, so that a large
 * catalogue is never one text in memory. The kit is not for sale.
 */
export function merchantFeed(
  catalogue: Pick<CatalogueSnapshot, "products" | "skuCodes">,
  store: FeedStore,
): Generator<string> {
  return feedParts(catalogue, store);
}

function* feedParts(
  { products, skuCodes }: Pick<CatalogueSnapshot, "products" | "skuCodes">,
  store: FeedStore,
): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(store.companyName)}</title>
<link>${escapeXml(store.publicUrl)}</link>
<description>${escapeXml(store.companyName)}</description>
`;
  for (const product of products.values()) {
    if (product.isSwagItem) continue;
    for (const variant of product.productDetails) yield* variantItems(product, variant, skuCodes, store);
  }
  yield "</channel>\n</rss>\n";
}

function* variantItems(
  product: Product,
  variant: ProductDetail,
  skuCodes: CatalogueSnapshot["skuCodes"],
  store: FeedStore,
): Generator<string> {
  const codes = skuCodes(product.productId, variant.id);
  const sizes = variant.sizes.length > 0 ? variant.sizes : [{ name: "", inStock: variant.inStock }];
  for (const size of sizes) {
    const code = codes.find((each) => each.size === size.name);
    const isInStock = variant.inStock && size.inStock;
    yield item(fieldsOf(product, variant, { name: size.name, isInStock, code }, store));
  }
}

interface FeedSku {
  /** Empty: the variant has no sizes. */
  readonly name: string;
  readonly isInStock: boolean;
  readonly code: SkuCode | undefined;
}

type Fields = readonly (readonly [name: string, value: string | undefined])[];

function fieldsOf(
  product: Product,
  variant: ProductDetail,
  { name: size, isInStock, code }: FeedSku,
  { publicUrl, companyName, baseCurrency }: FeedStore,
): Fields {
  const price = (amount: number) => `${amount.toFixed(2)} ${baseCurrency}`;
  // Its page then has this offer chosen, and says the price of the feed: with another one Google refuses it.
  const choice = new URLSearchParams({
    currency: baseCurrency,
    variant: String(variant.id),
    ...(size && { size }),
  });
  const isReduced = variant.sellingPrice < variant.webPrice;
  const [image, ...others] = variant.images.map(({ path }) => publicUrl + path);
  return [
    // Never a SKU code, which staff give and change later: with another id, Google forgets all it knows of the offer.
    ["id", [variant.id, size].filter(Boolean).join("-").replace(/\s+/g, "_")],
    ["item_group_id", String(product.productId)],
    ["title", [product.productName, variant.colourName, size].filter(Boolean).join(", ").slice(0, 150)],
    ["description", textOf(product.shortDescription || product.productDescription) || product.productName],
    ["link", `${publicUrl}/store/${product.productUrl}/${product.productId}?${choice}`],
    ["image_link", image],
    ...others.slice(0, MAX_OTHER_IMAGES).map((other) => ["additional_image_link", other] as const),
    ["availability", isInStock ? "in_stock" : "out_of_stock"],
    ["price", price(isReduced ? variant.webPrice : variant.sellingPrice)],
    ["sale_price", isReduced ? price(variant.sellingPrice) : undefined],
    ["condition", "new"],
    ["brand", companyName],
    ["gtin", code?.gtin],
    ["mpn", code?.skuCode],
    ["identifier_exists", code ? undefined : "no"],
    ["color", variant.colourName],
    ["size", size],
    ["gender", size && "unisex"], // what has sizes is clothing, which must say whom it is for
    ["age_group", size && "adult"],
    ["product_type", product.categoryName],
    ["shipping_weight", `${product.packageWeight} g`],
  ];
}

const item = (fields: Fields): string =>
  `<item>\n${fields
    .flatMap(([name, value]) => (value ? [`<g:${name}>${escapeXml(value)}</g:${name}>\n`] : []))
    .join("")}</item>\n`;

/** A description without its tags; Google reads at most 5,000 characters. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;|\s+/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .trim()
    .slice(0, 5_000);

const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no such characters
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

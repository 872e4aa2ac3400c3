import { type MetaDescriptor, redirect } from "react-router";
import type { PageRequest } from "../../../app/pages/services.ts";

import type { CatalogueSnapshot } from "../../../catalogue/product/catalogue.ts";
import type { Product, ProductCard } from "../../../contract/catalogue.schemas.ts";
import { convert, formatMoney, rupeesToPaise } from "../../../platform/money/money.ts";
import { countryChoices } from "../checkout/delivery/delivery.ts";
import { absoluteUrl, pageMeta } from "../page/page-meta.ts";
import { pathHere } from "../page/path-here.ts";
import { breadcrumbJsonLd, jsonLdBlock } from "../page/structured-data.ts";
import { throwNotFound } from "../page/throw-not-found.ts";
import { type Money, moneyIn } from "../state/money.ts";
import type { Delivery } from "./delivery-estimate.ts";

export interface ProductPageData {
  readonly product: Product;
  readonly recommended: readonly ProductCard[];
  readonly delivery: Delivery;
  /** The meta tags, built on the server so that the browser does not load code for them. */
  readonly meta: MetaDescriptor[];
}

/** The canonical path of a product (readings: Addresses). */
const productPath = ({ productUrl, productId }: Product): string => `/store/${productUrl}/${productId}`;

/** The product of an id from a URL. Throws a 404 for an unknown id, and for another slug the redirect to its path. */
export function requireProduct(
  catalogue: CatalogueSnapshot,
  productId: string,
  slug: string | undefined,
): Product {
  const product = /^[1-9]\d{0,9}$/.test(productId) ? catalogue.products.get(Number(productId)) : undefined;
  if (!product) throwNotFound();
  if (product.productUrl !== slug) throw redirect(productPath(product), 301);
  return product;
}

export function productPageData(product: Product, page: PageRequest): ProductPageData {
  const { catalogue } = page;
  return {
    product,
    recommended: (catalogue.recommended.get(product.productId) ?? []).filter(
      (card) => !product.contents.some((item) => item.productUrl === card.productUrl),
    ),
    delivery: {
      locations: catalogue.locations,
      countries: countryChoices(catalogue.locations, page.services.config.policy.homeCountry),
    },
    meta: productMeta(product, page),
  };
}

const stripTags = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

function productMeta(
  product: Product,
  { catalogue, currencyCode, services: { config } }: PageRequest,
): MetaDescriptor[] {
  const path = productPath(product);
  const description = product.metaDescription || stripTags(product.shortDescription);
  const offer = lowestOffer(product, moneyIn(catalogue.rates, currencyCode));
  return [
    ...pageMeta(
      {
        title: product.pageTitle || product.productName,
        description,
        keywords: product.metaKeywords,
        path,
        imagePath: product.productImages[0],
        type: "product",
      },
      [{ id: "root", loaderData: { config } }],
    ),
    breadcrumbJsonLd(config, [
      { name: product.categoryName, path: `/${product.categoryUrl}` },
      { name: product.productName, path },
    ]),
    // The kit is free. A search engine cannot offer a product without a price.
    ...(offer
      ? [
          jsonLdBlock("Product", {
            name: product.productName,
            description,
            ...productNumbers(product, catalogue),
            category: product.categoryName,
            image: product.productImages.map((image) => absoluteUrl(config, image)),
            brand: { "@type": "Brand", name: config.companyName },
            offers: {
              "@type": "Offer",
              ...offer,
              url: absoluteUrl(config, pathHere(path)),
              availability: `https://schema.org/${product.inStock ? "InStock" : "OutOfStock"}`,
              itemCondition: "https://schema.org/NewCondition",
            },
          }),
        ]
      : []),
  ];
}

/** The numbers of the SKU that the offer is about; where it has none, the product's own id. */
function productNumbers({ productId, productDetails }: Product, { skuCodes }: CatalogueSnapshot) {
  const [offered] = productDetails.toSorted((one, other) => one.sellingPrice - other.sellingPrice);
  const [code] = offered ? skuCodes(productId, offered.id) : [];
  return { sku: code?.skuCode || String(productId), ...(code?.gtin && { gtin: code.gtin }) };
}

/** The lowest price of the variants, in the currency of the page; null for the kit and without variants. */
function lowestOffer(product: Product, money: Money) {
  const cheapest = Math.min(...product.productDetails.map((variant) => variant.sellingPrice));
  if (product.isSwagItem || !Number.isFinite(cheapest)) return null;
  return {
    price: formatMoney(
      convert(rupeesToPaise(cheapest), money.rateMicros, money.unit),
      "",
      money.unit,
    ).replaceAll(",", ""),
    priceCurrency: money.rate.currencyCode,
  };
}

import { type MetaDescriptor, redirect } from "react-router";
import type { PageRequest } from "../../../app/pages/services.ts";

import type { CatalogueSnapshot } from "../../../catalogue/snapshot/catalogue.ts";
import type { Product, ProductCard } from "../../../contract/catalogue.schemas.ts";
import { countryChoices } from "../checkout/delivery/delivery.ts";
import { pageMeta } from "../page/page-meta.ts";
import { breadcrumbJsonLd } from "../page/structured-data.ts";
import { throwNotFound } from "../page/throw-not-found.ts";
import type { Delivery } from "./delivery-estimate.ts";
import { productJsonLd } from "./product-json-ld.ts";

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
  const { config } = page.services;
  return {
    product,
    recommended: (catalogue.recommended.get(product.productId) ?? []).filter(
      (card) => !product.contents.some((item) => item.productUrl === card.productUrl),
    ),
    delivery: {
      locations: catalogue.locations,
      countries: countryChoices(catalogue.locations, config.policy.homeCountry, config.onlyListed),
    },
    meta: productMeta(product, page),
  };
}

/** The image of a product with this path, which knows its size. */
export const imageOf = (product: Product | undefined, path: string | undefined) =>
  product?.productDetails.flatMap(({ images }) => images).find((image) => image.path === path);

const stripTags = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

function productMeta(product: Product, page: PageRequest): MetaDescriptor[] {
  const { config } = page.services;
  const path = productPath(product);
  const description = product.metaDescription || stripTags(product.shortDescription);
  return [
    ...pageMeta(
      {
        title: product.pageTitle || product.productName,
        description,
        keywords: product.metaKeywords,
        path,
        imagePath: product.productImages[0],
        imageSize: imageOf(product, product.productImages[0]),
        type: "product",
      },
      [{ id: "root", loaderData: { config } }],
    ),
    breadcrumbJsonLd(config, [
      { name: product.categoryName, path: `/${product.categoryUrl}` },
      { name: product.productName, path },
    ]),
    ...productJsonLd({ product, path, description }, page),
  ];
}

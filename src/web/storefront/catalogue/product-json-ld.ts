import type { MetaDescriptor } from "react-router";
import type { PageRequest } from "../../../app/pages/services.ts";
import { locationFromWire } from "../../../catalogue/shipping/location-from-wire.ts";
import { shippingPaise } from "../../../catalogue/shipping/shipping.ts";
import type { Product, ProductDetail, ServiceLocation } from "../../../contract/catalogue.schemas.ts";
import { countryCode } from "../../../platform/country/country-code.ts";
import { convert, rupeesToPaise } from "../../../platform/money/money.ts";
import { plainAmount } from "../../../platform/money/money-text.ts";
import { type Policy, transportDays } from "../../../platform/settings/policy-texts.ts";
import { absoluteUrl } from "../page/page-meta.ts";
import { pathHere } from "../page/path-here.ts";
import { jsonLdBlock } from "../page/structured-data.ts";
import { type Money, moneyIn } from "../state/money.ts";

interface Described {
  readonly product: Product;
  /** The canonical path. */
  readonly path: string;
  readonly description: string;
}

/** One SKU: a variant and, where it has sizes, one of them. */
interface Sku {
  readonly variant: ProductDetail;
  readonly size: string;
  readonly isInStock: boolean;
}

const RETURNS = "#returns";
const schema = (name: string): string => `https://schema.org/${name}`;

/**
 * A product for search engines: a Product, or with several colours or sizes a ProductGroup of them, each with its price, shipping to
 * every country that has a charge, and the right of return. The kit has none: without a price it cannot be offered.
 */
export function productJsonLd(
  { product, path, description }: Described,
  page: PageRequest,
): MetaDescriptor[] {
  const skus = skusOf(product);
  if (product.isSwagItem || skus.length === 0) return [];
  const { config } = page.services;
  const common = {
    name: product.productName,
    description,
    category: product.categoryName,
    image: product.productImages.map((image) => absoluteUrl(config, image)),
    brand: { "@type": "Brand", name: config.companyName },
  };
  const shipping = shippingDetails(product, page, moneyIn(page.catalogue.rates, page.currencyCode));
  const [only, ...others] = skus.map((sku, index) =>
    describeSku(sku, { product, path, shipping, isFirst: index === 0, isAlone: skus.length === 1 }, page),
  );
  if (others.length === 0) return [jsonLdBlock("Product", { ...common, ...only })];
  const hasSizes = skus.some(({ size }) => size);
  return [
    jsonLdBlock("ProductGroup", {
      ...common,
      productGroupID: String(product.productId),
      url: absoluteUrl(config, pathHere(path)),
      variesBy: [
        ...(product.productDetails.length > 1 ? [schema("color")] : []),
        ...(hasSizes ? [schema("size")] : []),
      ],
      hasVariant: [only, ...others].map((each) => ({ "@type": "Product", ...each })),
    }),
  ];
}

const skusOf = ({ productDetails }: Product): Sku[] =>
  productDetails.flatMap((variant) =>
    variant.sizes.length > 0
      ? variant.sizes.map((size) => ({
          variant,
          size: size.name,
          isInStock: variant.inStock && size.inStock,
        }))
      : [{ variant, size: "", isInStock: variant.inStock }],
  );

interface SkuPlace extends Pick<Described, "product" | "path"> {
  readonly shipping: ReturnType<typeof shippingDetails>;
  /** Shipping and returns are said by the first, and named by the others. */
  readonly isFirst: boolean;
  readonly isAlone: boolean;
}

function describeSku(
  { variant, size, isInStock }: Sku,
  { product, path, shipping, isFirst, isAlone }: SkuPlace,
  page: PageRequest,
) {
  const { config } = page.services;
  const money = moneyIn(page.catalogue.rates, page.currencyCode);
  const code = page.catalogue.skuCodes(product.productId, variant.id).find((each) => each.size === size);
  const choice = new URLSearchParams({ variant: String(variant.id), ...(size && { size }) });
  return {
    ...(!isAlone && { name: [product.productName, variant.colourName, size].filter(Boolean).join(", ") }),
    sku: code?.skuCode || [variant.id, size].filter(Boolean).join("-"),
    ...(code?.gtin && { gtin: code.gtin }),
    ...(variant.colourName && { color: variant.colourName }),
    ...(size && { size }),
    ...(!isAlone && variant.imagePath && { image: absoluteUrl(config, variant.imagePath) }),
    offers: {
      "@type": "Offer",
      price: amountIn(money, rupeesToPaise(variant.sellingPrice)),
      priceCurrency: money.rate.currencyCode,
      url: absoluteUrl(config, pathHere(path)) + (isAlone ? "" : `#${choice}`),
      availability: schema(isInStock ? "InStock" : "OutOfStock"),
      itemCondition: schema("NewCondition"),
      shippingDetails: shipping.map((each) => (isFirst ? each : { "@id": each["@id"] })),
      hasMerchantReturnPolicy: isFirst ? returnPolicy(product, page) : { "@id": RETURNS },
    },
  };
}

/** An amount in the shown currency as programs read it. */
const amountIn = (money: Money, paise: number): string =>
  plainAmount(convert(paise, money.rateMicros, money.unit), money.rate.currencyCode);

const days = (minValue: number, maxValue: number) => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "DAY",
});

/** To each listed country with its charge for one piece, and from packing to the door. */
function shippingDetails(product: Product, { catalogue, services }: PageRequest, money: Money) {
  const { policy } = services.config;
  return catalogue.locations.flatMap((location) => {
    const code = countryCode(location.name);
    if (!code || location.isRestOfWorld) return [];
    return {
      "@type": "OfferShippingDetails",
      "@id": `#shipping-${code}`,
      shippingRate: {
        "@type": "MonetaryAmount",
        value: amountIn(money, chargePaise(location, product.packageWeight)),
        currency: money.rate.currencyCode,
      },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: code },
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: days(policy.dispatchDaysFrom, policy.dispatchDaysTo),
        transitTime: transitTime(policy, location.name),
      },
    };
  });
}

const transitTime = (policy: Policy, country: string) => {
  const { first, last } = transportDays(policy, country);
  return days(first, last);
};

const chargePaise = (location: ServiceLocation, weightGrams: number): number =>
  shippingPaise(locationFromWire(location), { weightGrams, swagOnly: false, lineCount: 1 }) ?? 0;

function returnPolicy({ returnable }: Product, { catalogue, services }: PageRequest) {
  const countries = catalogue.locations.flatMap(({ name }) => countryCode(name) ?? []);
  const window = {
    returnPolicyCategory: schema("MerchantReturnFiniteReturnWindow"),
    merchantReturnDays: services.config.policy.returnDays,
    returnMethod: schema("ReturnByMail"),
    returnFees: schema("ReturnFeesCustomerResponsibility"),
  };
  return {
    "@type": "MerchantReturnPolicy",
    "@id": RETURNS,
    applicableCountry: countries,
    ...(returnable ? window : { returnPolicyCategory: schema("MerchantReturnNotPermitted") }),
  };
}

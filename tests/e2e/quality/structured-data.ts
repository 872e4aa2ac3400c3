import { Ajv } from "ajv";

/** What Google requires of each kind (developers.google.com/search/docs/appearance/structured-data); URLs must be absolute. */
const textSchema = { type: "string", minLength: 1 } as const;
const urlSchema = { type: "string", pattern: "^https?://[^/]+/" } as const;
const reference = { type: "object", required: ["@id"], properties: { "@id": textSchema } } as const;
const dayRange = {
  type: "object",
  required: ["minValue", "maxValue"],
  properties: { minValue: { type: "integer", minimum: 0 }, maxValue: { type: "integer", minimum: 1 } },
} as const;
const amount = { type: "string", pattern: "^\\d+\\.\\d{2}$" } as const;
const shipping = {
  type: "object",
  required: ["@type", "@id", "shippingRate", "shippingDestination", "deliveryTime"],
  properties: {
    shippingRate: { type: "object", required: ["value", "currency"], properties: { value: amount } },
    shippingDestination: {
      type: "object",
      required: ["addressCountry"],
      properties: { addressCountry: { type: "string", pattern: "^[A-Z]{2}$" } },
    },
    deliveryTime: {
      type: "object",
      required: ["handlingTime", "transitTime"],
      properties: { handlingTime: dayRange, transitTime: dayRange },
    },
  },
} as const;
const returns = {
  type: "object",
  required: ["@type", "@id", "applicableCountry", "returnPolicyCategory"],
  properties: {
    applicableCountry: { type: "array", minItems: 1, items: { type: "string", pattern: "^[A-Z]{2}$" } },
  },
} as const;
const offer = {
  type: "object",
  required: [
    ...["@type", "price", "priceCurrency", "availability", "url"],
    ...["shippingDetails", "hasMerchantReturnPolicy"],
  ],
  properties: {
    "@type": { const: "Offer" },
    price: amount,
    priceCurrency: { type: "string", pattern: "^[A-Z]{3}$" },
    availability: { enum: ["https://schema.org/InStock", "https://schema.org/OutOfStock"] },
    url: urlSchema,
    shippingDetails: { type: "array", minItems: 1, items: { anyOf: [shipping, reference] } },
    hasMerchantReturnPolicy: { anyOf: [returns, reference] },
  },
} as const;
const productBase = {
  type: "object",
  required: ["name", "image", "description", "brand"],
  properties: {
    name: textSchema,
    description: textSchema,
    image: { type: "array", minItems: 1, items: urlSchema },
    brand: { type: "object", required: ["@type", "name"], properties: { name: textSchema } },
  },
} as const;
const kinds = {
  Organization: {
    type: "object",
    required: ["name", "url", "logo"],
    properties: { name: textSchema, url: urlSchema, logo: urlSchema },
  },
  Product: {
    ...productBase,
    required: [...productBase.required, "offers"],
    properties: { ...productBase.properties, offers: offer },
  },
  ProductGroup: {
    ...productBase,
    required: [...productBase.required, "productGroupID", "variesBy", "hasVariant"],
    properties: {
      ...productBase.properties,
      productGroupID: textSchema,
      variesBy: {
        type: "array",
        minItems: 1,
        items: { enum: ["color", "size"].map((name) => `https://schema.org/${name}`) },
      },
      hasVariant: {
        type: "array",
        minItems: 2,
        items: {
          type: "object",
          required: ["@type", "name", "sku", "image", "offers"],
          properties: {
            "@type": { const: "Product" },
            name: textSchema,
            sku: textSchema,
            image: urlSchema,
            offers: offer,
          },
        },
      },
    },
  },
  BreadcrumbList: {
    type: "object",
    required: ["itemListElement"],
    properties: {
      itemListElement: {
        type: "array",
        minItems: 2,
        items: {
          type: "object",
          required: ["@type", "position", "name", "item"],
          properties: {
            "@type": { const: "ListItem" },
            position: { type: "integer", minimum: 1 },
            name: textSchema,
            item: urlSchema,
          },
        },
      },
    },
  },
} as const;

export type BlockKind = keyof typeof kinds;
type Block = Readonly<Record<string, unknown>>;

const ajv = new Ajv({ allErrors: true });
const checks = new Map(Object.entries(kinds).map(([kind, schema]) => [kind, ajv.compile(schema)]));

/** The faults of a page's JSON-LD, as texts: invalid blocks, unknown kinds, missing ones, and names that nothing has. */
export function blockFaults(blocks: readonly Block[], requiredKinds: readonly BlockKind[]): string[] {
  const kindsShown = blocks.map((block) => String(block["@type"]));
  return [
    ...requiredKinds.filter((kind) => !kindsShown.includes(kind)).map((kind) => `no ${kind}`),
    ...blocks.flatMap((block) => {
      const kind = String(block["@type"]);
      const check = checks.get(kind);
      if (!check) return [`${kind}: not a kind this shop shows`];
      if (block["@context"] !== "https://schema.org") return [`${kind}: of no known vocabulary`];
      return check(block) ? [] : [`${kind}: ${ajv.errorsText(check.errors)}`];
    }),
    ...blocks.flatMap(unorderedCrumbs),
    ...blocks.flatMap(danglingReferences),
  ];
}

/** Names (`@id`) that are referred to and stand nowhere. */
function danglingReferences(block: Block): string[] {
  const named = new Set<unknown>();
  const referred = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { "@id": id } = value as Block;
    if (id) (Object.keys(value).length === 1 ? referred : named).add(id);
    Object.values(value).forEach(visit);
  };
  visit(block);
  return [...referred]
    .filter((id) => !named.has(id))
    .map((id) => `${block["@type"]}: nothing is named ${id}`);
}

function unorderedCrumbs({ itemListElement }: Block): string[] {
  const positions = (Array.isArray(itemListElement) ? itemListElement : []).map(({ position }) => position);
  return positions.every((position, index) => position === index + 1) ? [] : ["BreadcrumbList: out of order"];
}

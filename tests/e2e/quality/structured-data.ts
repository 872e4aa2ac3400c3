import { Ajv } from "ajv";

/** What Google requires of each kind (developers.google.com/search/docs/appearance/structured-data); URLs must be absolute. */
const textSchema = { type: "string", minLength: 1 } as const;
const urlSchema = { type: "string", pattern: "^https?://[^/]+/" } as const;
const kinds = {
  Organization: {
    type: "object",
    required: ["name", "url", "logo"],
    properties: { name: textSchema, url: urlSchema, logo: urlSchema },
  },
  Product: {
    type: "object",
    required: ["name", "image", "description", "brand", "offers"],
    properties: {
      name: textSchema,
      description: textSchema,
      image: { type: "array", minItems: 1, items: urlSchema },
      brand: { type: "object", required: ["@type", "name"], properties: { name: textSchema } },
      offers: {
        type: "object",
        required: ["@type", "price", "priceCurrency", "availability", "url"],
        properties: {
          "@type": { const: "Offer" },
          price: { type: "string", pattern: "^\\d+\\.\\d{2}$" },
          priceCurrency: { type: "string", pattern: "^[A-Z]{3}$" },
          availability: { enum: ["https://schema.org/InStock", "https://schema.org/OutOfStock"] },
          url: urlSchema,
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

/** The faults of a page's JSON-LD, as texts: invalid blocks, unknown kinds and missing ones. */
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
  ];
}

function unorderedCrumbs({ itemListElement }: Block): string[] {
  const positions = (Array.isArray(itemListElement) ? itemListElement : []).map(({ position }) => position);
  return positions.every((position, index) => position === index + 1) ? [] : ["BreadcrumbList: out of order"];
}

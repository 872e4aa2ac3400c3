import { type Static, Type } from "typebox";
import { Day, ExactText, NamedObject, PositiveId, StaffTextField, UrlOrPath } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";

/** More people than a large company hires in several years. */
export const MAX_JOINERS = 5_000;

const TakesStock = Type.Union(
  [Type.Literal("packed"), Type.Literal("parts"), Type.Literal("packed_then_parts")],
  {
    description:
      "packed: its own stock, which is packed ahead; parts: the stock of its parts; packed_then_parts: its own while there is any, then its parts",
  },
);
const BoxWeight = Type.Integer({
  minimum: 0,
  maximum: 100_000,
  description: "grams of the box, to which the weights of the parts are added where they are taken",
});
const Pieces = Type.Union([Type.Integer(), Type.Null()], { description: "null: not counted" });

const KitSize = NamedObject("KitSize", {
  size: Type.String(),
  stock: Type.Union([Type.Integer(), Type.Null()], {
    description: "how many kits of this size can be ordered; null: nothing of it is counted",
  }),
  redeemed: Type.Integer({ description: "kits of this size in orders that were not cancelled" }),
});
const Version = Type.Integer({
  minimum: 1,
  description:
    "the version of the kit's product that was read; the change is refused when there is a newer one",
});
const kitItem = {
  canBeDeclined: Type.Optional(
    Type.Boolean({
      description:
        "whether who orders the kit may do without it, where kits take their parts; one part at least cannot be",
    }),
  ),
  variantId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  quantity: Type.Integer({ minimum: 1, maximum: 99 }),
  size: Type.String({
    pattern: "^[A-Za-z0-9./ -]{0,20}$",
    description: "a fixed size; empty: the size that the customer picks for the kit, or no size",
  }),
  substituteVariantId: Type.Optional(
    Type.Union([Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), Type.Null()], {
      description: "the variant that stands in, in the same size, when this one is out; null: none does",
    }),
  ),
};

/** How many kits of one size can be ordered, and why not more. */
const KitAvailability = NamedObject("KitAvailability", {
  size: Type.String({ description: "empty: the kit has no sizes" }),
  available: Pieces,
  packed: Pieces,
  fromParts: Pieces,
  scarcest: Type.String({
    description: "the part that is enough for the fewest kits; empty: none is counted",
  }),
});
export const KitItem = NamedObject("KitItem", {
  ...kitItem,
  substituteName: Type.Optional(Type.String({ description: "the substitute with its colour" })),
  productId: Type.Integer(),
  name: Type.String(),
  isPublished: Type.Boolean(),
  variants: Type.Array(
    Type.Object({
      id: Type.Integer(),
      colourName: Type.String(),
      imagePath: UrlOrPath,
      sizes: Type.Array(Type.String()),
    }),
    { description: "all variants of its product" },
  ),
});
export type KitItem = Static<typeof KitItem>;

export const Kit = NamedObject("Kit", {
  version: Version,
  productId: Type.Integer(),
  name: Type.String(),
  contents: Type.Array(KitItem, { description: "in the order they are shown" }),
  sizes: Type.Array(KitSize),
  takesStock: TakesStock,
  boxWeightGrams: BoxWeight,
  availability: Type.Array(KitAvailability, {
    description: "by size; one without a size for a kit that has none",
  }),
});
export type Kit = Static<typeof Kit>;

export const KitInput = NamedObject("KitInput", {
  contents: Type.Array(Type.Object(kitItem), { maxItems: 40 }),
  sizes: Type.Array(Type.String({ pattern: "^[A-Za-z0-9./ -]{1,20}$" }), {
    maxItems: 30,
    description: "the sizes a customer can pick from, in the order they are shown",
  }),
  takesStock: Type.Optional(TakesStock),
  boxWeightGrams: Type.Optional(BoxWeight),
});
export type KitInput = Static<typeof KitInput>;

export const SizeForecast = NamedObject("SizeForecast", {
  size: Type.String(),
  stock: Type.Union([Type.Integer(), Type.Null()]),
  redeemed: Type.Integer(),
  share: Type.Number({
    description: "the part of the joiners with an unknown size that gets this size, 0 to 1",
  }),
  expected: Type.Number({ description: "how many the joiners will need" }),
  short: Type.Number({ description: "how many will be missing for the last joiner" }),
  runsOutOn: Type.Union([Day, Type.Null()], {
    description: "the first day with too little stock; null: the stock is enough",
  }),
});
export type SizeForecast = Static<typeof SizeForecast>;

export const KitForecast = NamedObject("KitForecast", {
  joiners: Type.Integer(),
  past: Type.Integer({ description: "lines with a day in the past; they count as redeemed" }),
  skipped: Type.Array(Type.Object({ line: Type.Integer(), text: Type.String(), reason: StaffTextField() })),
  sizes: Type.Array(SizeForecast),
});
export type KitForecast = Static<typeof KitForecast>;

const catalogue = { tag: "Admin: kit", auth: "staff", roles: ["catalogue", "admin"] } as const;

const KitQuery = Type.Object({
  occasion: Type.Optional(
    Type.Integer({ ...PositiveId, title: "OccasionOfKit", description: "left out: the first one, joining" }),
  ),
});

/** Support is asked what lies in a kit and when its size is there. */
const readable = { ...catalogue, roles: ["support", "catalogue", "admin"] } as const;

export const adminKit = {
  "GET /api/admin/kit": {
    operationId: "readKit",
    ...readable,
    summary: "The kit of an occasion: its contents and sizes, with stock and redemptions of each size",
    query: KitQuery,
    output: Type.Object({
      kit: Type.Union([Kit, Type.Null()], { description: "null: no product is marked as the kit" }),
    }),
    errors: [],
  },
  "PUT /api/admin/kit": {
    operationId: "changeKit",
    ...catalogue,
    summary: "Change the contents and sizes of a kit; existing orders keep their contents",
    query: KitQuery,
    body: Type.Object({ version: Version, ...KitInput.properties }),
    output: Kit,
    errors: [
      "not_found",
      "version_conflict",
      "variant_unknown",
      "duplicate_entry",
      "size_unknown",
      "size_needed",
    ],
  },
  "POST /api/admin/kit/forecast": {
    operationId: "forecastKit",
    ...catalogue,
    summary: "When each size of the kit runs out, computed from a list of joining dates; stores nothing",
    query: KitQuery,
    body: Type.Object({
      joiners: ExactText(200_000, {
        minLength: 1,
        description: "lines of CSV: one cell is a date, and one may be a size",
      }),
    }),
    output: KitForecast,
    errors: ["not_found", "too_many_lines"],
  },
} as const satisfies Record<string, StaffRoute>;

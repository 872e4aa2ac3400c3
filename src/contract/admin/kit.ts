import { type Static, Type } from "typebox";
import { Day, ExactText, NamedObject, UrlOrPath } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";

/** More people than a large company hires in several years. */
export const MAX_JOINERS = 5_000;

const KitSize = NamedObject("KitSize", {
  size: Type.String(),
  stock: Type.Union([Type.Integer(), Type.Null()], { description: "null: not counted" }),
  redeemed: Type.Integer({ description: "kits of this size in orders that were not cancelled" }),
});
const Version = Type.Integer({
  minimum: 1,
  description:
    "the version of the kit's product that was read; the change is refused when there is a newer one",
});
const kitItem = {
  variantId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  quantity: Type.Integer({ minimum: 1, maximum: 99 }),
  size: Type.String({
    pattern: "^[A-Za-z0-9./ -]{0,20}$",
    description: "a fixed size; empty: the size that the customer picks for the kit, or no size",
  }),
};
export const KitItem = NamedObject("KitItem", {
  ...kitItem,
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
});
export type Kit = Static<typeof Kit>;

export const KitInput = NamedObject("KitInput", {
  contents: Type.Array(Type.Object(kitItem), { maxItems: 40 }),
  sizes: Type.Array(Type.String({ pattern: "^[A-Za-z0-9./ -]{1,20}$" }), {
    maxItems: 30,
    description: "the sizes a customer can pick from, in the order they are shown",
  }),
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
  skipped: Type.Array(Type.Object({ line: Type.Integer(), text: Type.String(), reason: Type.String() })),
  sizes: Type.Array(SizeForecast),
});
export type KitForecast = Static<typeof KitForecast>;

const catalogue = { tag: "Admin: kit", auth: "staff", roles: ["catalogue", "admin"] } as const;

/** Support is asked what lies in a kit and when its size is there. */
const readable = { ...catalogue, roles: ["support", "catalogue", "admin"] } as const;

export const adminKit = {
  "GET /api/admin/kit": {
    operationId: "readKit",
    ...readable,
    summary: "The welcome kit: its contents and sizes, with stock and redemptions of each size",
    output: Type.Object({
      kit: Type.Union([Kit, Type.Null()], { description: "null: no product is marked as the kit" }),
    }),
    errors: [],
  },
  "PUT /api/admin/kit": {
    operationId: "changeKit",
    ...catalogue,
    summary: "Change the contents and sizes of the welcome kit; existing orders keep their contents",
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

import { type Static, Type } from "typebox";
import type { StaffRoute } from "../route.ts";
import { Day, Path } from "../wire.ts";

/** Some years of a large company's joiners. */
export const MOST_JOINERS = 5_000;

export const KitSize = Type.Object({
  size: Type.String(),
  stock: Type.Union([Type.Integer(), Type.Null()], { description: "null: not counted" }),
  redeemed: Type.Integer({ description: "by orders that were not cancelled" }),
});
const Version = Type.Integer({
  minimum: 1,
  description: "of the kit's product, as it was read; the change is refused when it is older",
});
const piece = {
  variantId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  quantity: Type.Integer({ minimum: 1, maximum: 99 }),
  size: Type.String({
    pattern: "^[A-Za-z0-9./ -]{0,20}$",
    description: "always this one; empty: the size the buyer picks for the kit, or none",
  }),
};
export const KitPiece = Type.Object({
  ...piece,
  productId: Type.Integer(),
  name: Type.String(),
  isPublished: Type.Boolean(),
  variants: Type.Array(
    Type.Object({
      id: Type.Integer(),
      colourName: Type.String(),
      imagePath: Path,
      sizes: Type.Array(Type.String()),
    }),
    { description: "what the piece's product comes in" },
  ),
});
export type KitPiece = Static<typeof KitPiece>;

export const Kit = Type.Object({
  version: Version,
  productId: Type.Integer(),
  name: Type.String(),
  contents: Type.Array(KitPiece, { description: "in the order shown" }),
  sizes: Type.Array(KitSize),
});
export type Kit = Static<typeof Kit>;

export const KitInput = Type.Object({
  contents: Type.Array(Type.Object(piece), { maxItems: 40 }),
  sizes: Type.Array(Type.String({ pattern: "^[A-Za-z0-9./ -]{1,20}$" }), {
    maxItems: 30,
    description: "that the buyer picks one of, in the order shown",
  }),
});
export type KitInput = Static<typeof KitInput>;

export const SizeForecast = Type.Object({
  size: Type.String(),
  stock: Type.Union([Type.Integer(), Type.Null()]),
  redeemed: Type.Integer(),
  share: Type.Number({ description: "of joiners whose size is not known, 0 to 1" }),
  expected: Type.Number({ description: "pieces that the joiners will take" }),
  short: Type.Number({ description: "pieces that are missing by the last joiner" }),
  runsOutOn: Type.Union([Day, Type.Null()], {
    description: "the first day on which not everybody gets theirs",
  }),
});
export type SizeForecast = Static<typeof SizeForecast>;

export const KitForecast = Type.Object({
  joiners: Type.Integer(),
  past: Type.Integer({ description: "lines with a day before today: taken as redeemed already" }),
  notRead: Type.Array(Type.Object({ line: Type.Integer(), text: Type.String(), why: Type.String() })),
  sizes: Type.Array(SizeForecast),
});
export type KitForecast = Static<typeof KitForecast>;

const staff = { tag: "Back office", auth: "staff", roles: ["catalogue", "admin"] } as const;

export const adminKit = {
  "GET /api/admin/kit": {
    ...staff,
    summary: "The welcome kit: what it holds, its sizes, what is left and what was redeemed of each",
    output: Kit,
    errors: ["not_found"],
  },
  "PUT /api/admin/kit": {
    ...staff,
    summary: "Change what the welcome kit holds and its sizes; orders keep what theirs held",
    body: Type.Object({ version: Version, ...KitInput.properties }),
    output: Kit,
    errors: ["not_found", "edited_meanwhile", "variant_unknown", "said_twice", "size_unknown", "size_needed"],
  },
  "POST /api/admin/kit/forecast": {
    ...staff,
    summary: "Which size of the kit runs out when, from the days on which people join; keeps nothing",
    body: Type.Object({
      joiners: Type.String({
        minLength: 1,
        maxLength: 200_000,
        description: "lines of a CSV: the cell that is a date, and the cell that is a size, if there is one",
      }),
    }),
    output: KitForecast,
    errors: ["not_found", "too_many_lines"],
  },
} as const satisfies Record<string, StaffRoute>;

import { type Static, Type } from "typebox";
import { Product } from "./catalogue.schemas.ts";
import { Day, NamedObject, PositiveId, ShopHeaders } from "./field-schemas.ts";
import type { ShopRoute } from "./route.ts";

const PartWait = Type.Object({
  place: Type.Integer({ minimum: 1, description: "of all who wait for it, from 1" }),
  expectedOn: Day,
  isCovered: Type.Boolean({ description: "whether the announced delivery brings enough for this place" }),
});

/** A part of a kit that comes in sizes. Where a kit has several of them, each can have a size of its own. */
export const SizedPart = NamedObject("SizedPart", {
  position: Type.Integer({ description: "its place in the kit's contents, from 0" }),
  variantId: Type.Integer(),
  part: Type.String({ description: "with its colour" }),
  sizes: Type.Array(
    Type.Object({
      name: Type.String(),
      inStock: Type.Boolean({ description: "the part, or what stands in for it" }),
      isReplaced: Type.Boolean({ description: "something else stands in for it now" }),
      wait: Type.Union([PartWait, Type.Null()], {
        description: "of a claim link: it is out, and can be waited for",
      }),
    }),
    { description: "the sizes of the kit" },
  ),
  sizeChart: Product.properties.sizeChart,
  about: Product.properties.specification,
  usualSize: Type.String({ description: "what its wearer usually takes of this kind; empty: not known" }),
});
export type SizedPart = Static<typeof SizedPart>;
export const SizedParts = Type.Array(SizedPart, {
  description:
    "the parts whose sizes are chosen one by one; empty: the kit comes in one size, or one part of it has sizes",
});

/** What the checkout asks about the kit of its cart. */
export const kitRoutes = {
  "GET /api/kits/{productId}/sized-parts": {
    operationId: "listSizedParts",
    tag: "Cart",
    summary: "The parts of a kit whose sizes can be chosen one by one, with their size charts (extension)",
    auth: "user",
    headers: ShopHeaders,
    params: Type.Object({ productId: PositiveId }),
    output: SizedParts,
    errors: [],
  },
} as const satisfies Record<string, ShopRoute>;

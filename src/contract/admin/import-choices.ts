import { type Static, Type } from "typebox";
import { NamedObject, PositiveId } from "../field-schemas.ts";

/** What staff decide about a file beside its columns. */
export const ImportChoices = NamedObject("ImportChoices", {
  categories: Type.Array(
    Type.Object({
      name: Type.String({
        maxLength: 120,
        description: "as the file has it; empty: for new products whose lines name no category",
      }),
      categoryId: Type.Union([PositiveId, Type.Null()], {
        description: "null: make a category with this name",
      }),
    }),
    { maxItems: 200 },
  ),
  weightGrams: Type.Union([Type.Integer({ minimum: 1, maximum: 100_000 }), Type.Null()], {
    description: "of new products whose lines have no weight",
  }),
  newProducts: Type.Optional(
    Type.Enum(["file", "draft", "published"], {
      description:
        "whether new products are in the shop. `file`: as the column of the file says, and drafts where it says nothing. Left out: `file`",
    }),
  ),
  decimalSigns: Type.Optional(
    Type.Array(
      Type.Object({ heading: Type.String({ maxLength: 500 }), decimalSign: Type.Enum([".", ","]) }),
      {
        maxItems: 300,
        description: "what stands before the decimals, for columns whose numbers may be read in two ways",
      },
    ),
  ),
  weightUnits: Type.Optional(
    Type.Array(
      Type.Object({ heading: Type.String({ maxLength: 500 }), unit: Type.Enum(["g", "kg", "oz", "lb"]) }),
      { maxItems: 300, description: "the unit of weights whose columns name none" },
    ),
  ),
});
export type ImportChoices = Static<typeof ImportChoices>;

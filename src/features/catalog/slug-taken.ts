import { type Refusal, refuse } from "../../contract/errors.ts";

export const takenSlug = (slug: string): Refusal =>
  refuse("slug_taken", `The address /${slug} belongs to another product or category.`);

/** Two who took the same address in the same moment: the database let one in. Undefined: the failure is another. */
export function refuseTakenSlug(error: unknown, slug: string): Refusal | undefined {
  const isTaken =
    typeof error === "object" && error !== null && "constraint" in error && error.constraint === "slugs_pkey";
  return isTaken ? takenSlug(slug) : undefined;
}

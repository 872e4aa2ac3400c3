import { type Refusal, refuse } from "../../contract/errors.ts";

export const slugTaken = (slug: string): Refusal<"slug_taken"> =>
  refuse("slug_taken", `The address /${slug} belongs to another product, category or page.`);

/**
 * Two people may save the same slug at the same moment: the database accepts only one. Returns slug_taken for the
 * error of the other one; undefined for other errors.
 */
export function slugTakenOnWrite(error: unknown, slug: string): Refusal<"slug_taken"> | undefined {
  const isTaken =
    typeof error === "object" && error !== null && "constraint" in error && error.constraint === "slugs_pkey";
  return isTaken ? slugTaken(slug) : undefined;
}

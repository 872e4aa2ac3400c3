import { sql } from "kysely";

/** The path of the first picture of a row's variant; empty without one. */
export const firstImage = (
  table: string,
) => sql<string>`coalesce((select '/images/' || i.image_id || '/' || i.slug
  from variant_images vi join images i using (image_id)
  where vi.variant_id = ${sql.table(table)}.variant_id order by vi.position limit 1), '')`;

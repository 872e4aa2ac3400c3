import { sql } from "kysely";
import type { Trx } from "../../platform/db/database.ts";

/** Quotes for the e-mail address, with everything that was sent. */
export const exportQuotes = (trx: Trx, email: string) =>
  trx
    .selectFrom("quotes")
    .select([
      "quote_no",
      "state",
      "name",
      "company",
      "vat_number",
      "email",
      "language",
      "country",
      "lines",
      "shipping_paise",
    ])
    .select(["terms", "valid_until", "total_paise", "made_at", "settled_at"])
    .select(
      sql<
        unknown[]
      >`(select coalesce(json_agg(json_build_object('version_no', v.version_no, 'sent_at', v.sent_at, 'lines', v.lines,
        'shipping_paise', v.shipping_paise, 'terms', v.terms, 'valid_until', v.valid_until, 'total_paise', v.total_paise,
        'asked_change', v.asked_change, 'asked_at', v.asked_at) order by v.version_no), '[]')
        from quote_versions v where v.quote_id = quotes.quote_id)`.as("versions"),
    )
    .where("email_folded", "=", email)
    .orderBy("quote_id")
    .execute();

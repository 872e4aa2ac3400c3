import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Language } from "./language.ts";

/** The language in which a customer ordered last, as a part of a statement; null without an order. */
export const latestOrderLanguage = (userId: UserId | null) =>
  sql<Language | null>`(select language from orders where user_id = ${userId} order by placed_at desc limit 1)`;

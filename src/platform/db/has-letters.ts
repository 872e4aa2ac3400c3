import { sql } from "kysely";
import { foldLetters } from "../language/fold-letters.ts";

/** Whether a column has the typed letters, or starts with them, whatever their case and accents. For short tables: it reads every row. */
export function hasLetters(column: string, typed: string, where: "anywhere" | "start" = "anywhere") {
  const letters = foldLetters(typed).replace(/[\\%_]/g, "\\$&");
  return sql<boolean>`fold_letters(${sql.ref(column)}) like ${`${where === "start" ? "" : "%"}${letters}%`}`;
}

import { type RawBuilder, sql } from "kysely";
import type { StaffText } from "../../contract/staff-text.ts";
import type { NamesIn } from "../../platform/language/value-names.ts";

type ValuesArgument<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Text>, RawBuilder<unknown>>>];

/**
 * SQL of a sentence for staff, as `staffText` is one of the program: `npm run language` finds it in the code, so it stands whole,
 * with a name in braces for each value. A value that is such a sentence itself, a status or a time is put in the reader's words.
 */
export function faultText<Text extends string>(
  english: Text,
  ...[values]: ValuesArgument<Text>
): RawBuilder<StaffText> {
  const given: Readonly<Record<string, RawBuilder<unknown>>> = values ?? {};
  const parts = english
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 0 ? sql`${sql.lit(part)}::text` : sql`(${given[part]})::text`));
  return sql<StaffText>`concat(${sql.join(parts)})`;
}

import { sql } from "kysely";
import type { Db } from "../../src/platform/db/database.ts";

export interface Column {
  readonly table: string;
  readonly column: string;
  readonly isView: boolean;
  readonly tableComment: string | null;
  readonly comment: string | null;
  /** PostgreSQL's name of the type: `int4`, `timestamptz`. */
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** A generated column or `generated always as identity`: nobody may write it. */
  readonly isGeneratedAlways: boolean;
  readonly isIdentity: boolean;
}

export interface Schema {
  readonly columns: readonly Column[];
  /** The values that a column may have, for a check constraint of `column in (...)` and for a filled table of words. */
  readonly literals: ReadonlyMap<string, readonly string[]>;
  /** For each column with a foreign key, the columns that it references. */
  readonly references: ReadonlyMap<string, readonly string[]>;
}

/** What the database knows about the tables and views of its schema `public`. Columns are named `table.column`. */
export async function readSchema(db: Db): Promise<Schema> {
  const references = await readReferences(db);
  const literals = new Map([...(await readCheckedValues(db)), ...(await readLookupTables(db))]);
  return { columns: await readColumns(db), literals, references };
}

async function readColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select relation.relname as "table", attribute.attname as "column", relation.relkind = 'v' as "isView",
      obj_description(relation.oid, 'pg_class') as "tableComment",
      col_description(relation.oid, attribute.attnum) as "comment",
      type.typname as "type", not attribute.attnotnull as "isNullable",
      attribute.atthasdef or attribute.attidentity = 'd' as "hasDefault",
      attribute.attgenerated <> '' or attribute.attidentity = 'a' as "isGeneratedAlways",
      attribute.attidentity <> '' as "isIdentity"
    from pg_class as relation
    join pg_attribute as attribute on attribute.attrelid = relation.oid
    join pg_type as type on type.oid = attribute.atttypid
    where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'v')
      and relation.relname <> 'schema_migrations' and attribute.attnum > 0 and not attribute.attisdropped
    order by relation.relname, attribute.attnum`.execute(db);
  return rows;
}

async function readReferences(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ from: string; to: string }>`
    select concat_ws('.', foreign_key.conrelid::regclass, own.attname) as "from",
      concat_ws('.', foreign_key.confrelid::regclass, referenced.attname) as "to"
    from pg_constraint as foreign_key
    cross join unnest(foreign_key.conkey, foreign_key.confkey) as pair(own, referenced)
    join pg_attribute as own on own.attrelid = foreign_key.conrelid and own.attnum = pair.own
    join pg_attribute as referenced
      on referenced.attrelid = foreign_key.confrelid and referenced.attnum = pair.referenced
    where foreign_key.contype = 'f' and foreign_key.connamespace = 'public'::regnamespace
    order by 1, 2`.execute(db);
  const references = new Map<string, string[]>();
  for (const { from, to } of rows) references.set(from, [...(references.get(from) ?? []), to]);
  return references;
}

async function readCheckedValues(db: Db): Promise<[string, string[]][]> {
  const { rows } = await sql<{ column: string; definition: string }>`
    select concat_ws('.', conrelid::regclass, attname) as "column", pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and connamespace = 'public'::regnamespace and cardinality(conkey) = 1
    order by 1`.execute(db);
  return rows.flatMap(({ column, definition }) => {
    const values = checkedValues(definition);
    return values ? [[column, values] as [string, string[]]] : [];
  });
}

/** The literals of `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))`; undefined for any other check. */
export function checkedValues(definition: string): string[] | undefined {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'(?:[^']|'')*'::text(?:, )?)+)\]\)\)\)$/.exec(
    definition,
  )?.[1];
  return list
    ?.match(/'(?:[^']|'')*'(?=::text)/g)
    ?.map((literal) => literal.slice(1, -1).replaceAll("''", "'"));
}

/** Tables whose key is a word and whose rows come from the migrations: the words that other tables may use. */
async function readLookupTables(db: Db): Promise<[string, string[]][]> {
  const { rows: keys } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as "table", attname as "column"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'p' and connamespace = 'public'::regnamespace and cardinality(conkey) = 1
      and atttypid = 'text'::regtype and conrelid <> 'schema_migrations'::regclass
    order by 1`.execute(db);
  const found: [string, string[]][] = [];
  for (const { table, column } of keys) {
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} order by 1`.execute(db);
    if (rows.length > 0) found.push([`${table}.${column}`, rows.map(({ value }) => value)]);
  }
  return found;
}

/** Sends a statement and returns its rows. */
export type Ask = (statement: string) => Promise<Record<string, unknown>[]>;

const ours = "relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'";
const table = `(select oid, relname from pg_class where ${ours} and relkind in ('r', 'v')) as t`;

/** What there is to compare, each as a query with a name and a description for each thing. */
const queries: Readonly<Record<string, string>> = {
  relation: `select relname as name, concat_ws(' ', relkind, relpersistence, reloptions::text) as is from pg_class where ${ours} and relkind in ('r', 'v', 'S')`,
  column: `select concat_ws('.', t.relname, a.attname) as name, concat_ws(' | ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity,
      a.attgenerated, a.attstorage, a.attcompression, pg_get_expr(d.adbin, d.adrelid)) as is
    from pg_attribute a join ${table} on t.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped`,
  constraint: `select concat_ws('.', t.relname, conname) as name, concat_ws(' ', pg_get_constraintdef(k.oid), condeferrable, convalidated) as is
    from pg_constraint k join ${table} on t.oid = conrelid where contype <> 'n'`,
  index: `select concat_ws('.', t.relname, indexrelid::regclass) as name, pg_get_indexdef(indexrelid) as is from pg_index join ${table} on t.oid = indrelid`,
  view: "select viewname as name, definition as is from pg_views where schemaname = 'public'",
  function: `select proname as name, concat_ws(' ', provolatile, proisstrict, prosecdef, pg_get_functiondef(oid)) as is
    from pg_proc where pronamespace = 'public'::regnamespace`,
  trigger: `select concat_ws('.', t.relname, tgname) as name, concat_ws(' ', tgenabled, pg_get_triggerdef(g.oid)) as is
    from pg_trigger g join ${table} on t.oid = tgrelid where not tgisinternal`,
  sequence: `select sequencename as name, concat_ws(' ', data_type, start_value, min_value, max_value, increment_by, cycle, cache_size) as is
    from pg_sequences where schemaname = 'public'`,
  type: `select typname as name, typtype::text as is from pg_type where typnamespace = 'public'::regnamespace and typrelid = 0 and typelem = 0`,
  comment: `select concat_ws('.', coalesce(t.relname, k.conname, p.proname, i.relname), (select attname from pg_attribute where attrelid = objoid and attnum = objsubid and objsubid > 0)) as name,
      description as is
    from pg_description left join ${table} on t.oid = objoid left join pg_constraint k on k.oid = objoid and k.connamespace = 'public'::regnamespace
    left join pg_proc p on p.oid = objoid and p.pronamespace = 'public'::regnamespace
    left join pg_class i on i.oid = objoid and i.relkind = 'i' and i.relnamespace = 'public'::regnamespace
    where coalesce(t.oid, k.oid, p.oid, i.oid) is not null`,
};

/** A line for each thing of a database's catalog and for each row that its migrations wrote, without those that are random. */
export async function readCatalog(ask: Ask): Promise<Set<string>> {
  const lines = new Set<string>();
  for (const [kind, query] of Object.entries(queries))
    for (const { name, is } of await ask(query)) lines.add(`${kind} ${name}: ${oneLine(`${is}`)}`);
  const tables = await ask(`select relname as name from pg_class where ${ours} and relkind = 'r'`);
  for (const { name } of tables)
    for (const { row } of await ask(`select to_jsonb(r) - 'secret' as row from "${name}" r`))
      lines.add(`row of ${name}: ${JSON.stringify(row)}`);
  return lines;
}

// Comments and line breaks inside a function are no part of what it does.
const oneLine = (text: string): string => text.replaceAll(/--[^\n]*/g, "").replaceAll(/\s+/g, " ");

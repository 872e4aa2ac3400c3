import type { Compilable, CompiledQuery } from "kysely";
import type { Db, Trx } from "./database.ts";

/** Stands for a value while a statement is built. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  /** `build` must not decide or compute by a value: it would do so once, for all requests. */
  [Symbol.toPrimitive](): never {
    throw new Error(`'${this.name}' is not known while its statement is built`);
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/**
 * A statement that every request sends with other values. Building it costs as much processor time as sending it, so it is built at
 * its first use and then only its values change. `build` may only hand `values` on to the statement: they are not known yet.
 */
export function builtOnce<V extends object, R>(
  build: (db: Db, values: V) => Compilable<R>,
): (db: Db | Trx, values: V) => Promise<R[]> {
  let built: CompiledQuery<R> | undefined;
  return async (db, values) => {
    built ??= build(db as Db, placeholders as V).compile() as CompiledQuery<R>;
    const parameters = built.parameters.map((each) =>
      each instanceof Placeholder ? values[each.name as keyof V] : each,
    );
    return (await db.executeQuery<R>({ ...built, parameters })).rows;
  };
}

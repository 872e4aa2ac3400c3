import type { Db, Trx } from "./database.ts";
import { sendTogether } from "./send-together.ts";

interface Select {
  execute(): Promise<readonly object[]>;
}
type Selects = Readonly<Record<string, Select>>;
type Rows<S extends Selects> = { [K in keyof S]: Awaited<ReturnType<S[K]["execute"]>> };

/**
 * The rows of several selects by their names, in one round trip. They are of one moment in a transaction that is
 * `repeatable read`, and only there.
 */
export const readTogether = <S extends Selects>(db: Db | Trx, selectsOf: (trx: Trx) => S): Promise<Rows<S>> =>
  sendTogether(db, async (trx) => {
    const reads = Object.entries(selectsOf(trx)).map(async ([name, select]) => [
      name,
      await select.execute(),
    ]);
    return Object.fromEntries(await Promise.all(reads)) as Rows<S>;
  });

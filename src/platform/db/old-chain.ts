import { OperatorError } from "../process/operator-error.ts";

/**
 * Before version 0.3.0 the schema grew by a chain of small files. The files up to `END` make the schema that the whole chain made, so
 * the rows of such a database fit into a new one. In its old place the database stays as it is: it has the names of the chain.
 */
const ONLY_IN_CHAIN = "0002_images.sql";
/** What the chain did after this file was to add empty columns, indexes and comments. */
const LAST_THAT_CHANGED_ROWS = "0275_document_years.sql";
const END = "0015_backoffice.sql";

export const isOldChain = (migrations: readonly string[]): boolean => migrations.includes(ONLY_IN_CHAIN);

/** A database or a backup from before version 0.3.0, with what to do about it. */
export class OldChainError extends OperatorError {}

export const refuseOldDatabase = (): never => {
  throw new OldChainError(
    "The database is of a version before 0.3.0. Copy it into a new one: npm run move -- <empty database or folder>, and give that one to the store (docs/running.md, Upgrading).",
  );
};

/** Which of today's files make the schema of a backup. Throws OldChainError when the chain was not run to its end. */
export function filesForBackup(migrations: readonly string[], files: readonly string[]): readonly string[] {
  if (!isOldChain(migrations)) return migrations;
  if (!migrations.includes(LAST_THAT_CHANGED_ROWS))
    throw new OldChainError(
      "The data is of a version before 0.3.0 that has not run all of its migrations. Start the last version before 0.3.0 with it once (docs/running.md, Upgrading).",
    );
  return files.filter((name) => name <= END);
}

/** `npm run check-books`: checks every rule of the books over the whole database. Exits with 1 when one does not hold. */
import { checkBooks } from "../../backoffice/books/check-books.ts";
import { readConfig } from "../../platform/config/config.ts";
import { openDatabase } from "../../platform/db/database.ts";

const config = readConfig(process.env);
const database = await openDatabase({ url: config.databaseUrl, folder: config.dataDir, poolSize: 1 });
try {
  const { rules, broken } = await checkBooks(database.db, new Date());
  for (const { rule, count, examples } of broken) {
    process.stdout.write(`Does not hold: ${rule} (${count})\n`);
    for (const { subject, fault } of examples) process.stdout.write(`  ${subject}: ${fault}\n`);
  }
  process.stdout.write(
    broken.length > 0
      ? `${broken.length} of ${rules} rules do not hold.\n`
      : `The books agree: all ${rules} rules hold.\n`,
  );
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  await database.close();
}

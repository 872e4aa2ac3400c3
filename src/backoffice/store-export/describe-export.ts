export interface FileDescription {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
  /** Empty: the columns of an import of products. */
  readonly columns: readonly {
    readonly name: string;
    readonly unit?: string;
    readonly meaning?: string;
  }[];
}

/** What the columns of a file are, with what the comments of the database say. */
export const describeColumns = (
  table: string,
  columns: readonly string[],
  meanings: ReadonlyMap<string, string>,
): FileDescription["columns"] =>
  columns.map((name) => {
    const unit = unitOf(name);
    const meaning = meanings.get(`${table}.${name}`);
    return { name, ...(unit && { unit }), ...(meaning && { meaning }) };
  });

interface Manifest {
  readonly storeName: string;
  readonly now: Date;
  readonly baseCurrency: string;
  readonly files: readonly FileDescription[];
  /** Images that were deleted while the archive was made: their files are empty. */
  readonly missing: readonly string[];
}

/** `manifest.json`: every file with its rows, its checksum and its columns. */
export function manifestText({ storeName, now, baseCurrency, files, missing }: Manifest): string {
  const described = files.map(({ name, rows, bytes, sha256, columns }) => ({
    name,
    rows,
    bytes,
    sha256,
    columns,
  }));
  const manifest = { format: 1, store: storeName, madeAt: now.toISOString(), baseCurrency };
  return `${JSON.stringify({ ...manifest, files: described, missingImages: missing }, null, 2)}\n`;
}

/** `README.txt`: what is in the archive, and how to read it. */
export const readmeText = (
  storeName: string,
  now: Date,
): string => `Everything that ${storeName} has, on ${now.toISOString()}

products.csv        the products, in the columns of an import into another Kitstore
images/             every image, as large as it is stored; images.csv lists them, product-images.csv says whose they are
orders.csv          one row an order; order-lines.csv, order-addresses.csv, payments.csv, refunds.csv, shipments.csv,
                    returns.csv, redemptions.csv and others name it by order_id
invoices-and-credit-notes.csv   the documents; the column content is what is printed on each
people.csv          customers and staff, without passwords and other secrets
settings.csv, content-published.csv, pages.csv, mail-texts.csv   how the shop looks and what it says
audit.csv           who changed what
manifest.json       every file with its number of rows, its SHA-256, and what each column means

All data is of one moment. The files are CSV in UTF-8 with commas. An empty cell is no value or an empty text. A text that a
spreadsheet would take for a formula has an apostrophe before it. The end of a column's name says its unit:

_paise          hundredths of the base currency (paise, where it is rupees); the base currency is in manifest.json
_minor          the smallest unit of the currency in currency_code
_micros         millionths, as of a rate
_grams          grams
basis_points    hundredths of a percent
_at             a time in UTC, ISO 8601
_date           a day, ISO 8601

Lists and records inside a cell are JSON. Not in here: passwords, codes, tokens, keys, the mail server's password, carts, and
mails that were sent. A copy of the whole database, for a move to another machine, is \`npm run backup\`.
`;

const units: readonly (readonly [suffix: RegExp, unit: string])[] = [
  [/_paise$/, "hundredths of the store's base currency (paise, where it is rupees)"],
  [/_minor$/, "smallest unit of the currency in currency_code"],
  [/_grams$/, "grams"],
  [/_micros$/, "millionths"],
  [/basis_points$/, "hundredths of a percent"],
  [/(_at|^at|^visible_from|^visible_to)$/, "time, ISO 8601 in UTC"],
  [/_date$/, "day, ISO 8601"],
  [/_html$|^html$/, "HTML"],
];

/** The unit of a column, by its name. Empty: a text, a number of pieces or an id. */
const unitOf = (column: string): string => units.find(([suffix]) => suffix.test(column))?.[1] ?? "";

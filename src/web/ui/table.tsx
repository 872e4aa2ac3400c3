import { Fragment, type ReactNode } from "react";

interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** A number: aligned at the end, with digits of equal width. */
  readonly isNumber?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** Content below each row, across all columns. */
  readonly below?: (row: Row) => ReactNode;
}

/** A table on a wide screen; on a phone each row is a card with a heading for each value. */
export function Table<Row>({ caption, columns, rows, keyOf, below }: TableProps<Row>) {
  return (
    <table className="w-full text-sm max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-edge">
          {columns.map((column) => (
            <th
              key={column.heading}
              scope="col"
              className={`py-3 pe-6 font-medium text-soft ${column.isNumber ? "text-end md:pe-10" : "text-start"}`}
            >
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <Fragment key={keyOf(row)}>
            <tr className={`max-md:block max-md:pt-3 ${below ? "" : "border-b border-line max-md:pb-3"}`}>
              {columns.map((column) => (
                <td
                  key={column.heading}
                  className={`py-3 pe-6 max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:py-1 max-md:pe-0 ${column.isNumber ? "tabular-nums md:pe-10 md:text-end" : ""}`}
                >
                  <span className="text-soft md:hidden">{column.heading}</span>
                  <div className="max-md:text-end">{column.cell(row)}</div>
                </td>
              ))}
            </tr>
            {below && (
              <tr className="border-b border-line max-md:block">
                <td colSpan={columns.length} className="pb-4 max-md:block">
                  {below(row)}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

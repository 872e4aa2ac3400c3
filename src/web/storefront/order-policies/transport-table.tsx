interface TransportTableProps {
  /** In the language of the page: where to, and how many days. */
  headings: readonly [place: string, days: string];
  rows: readonly (readonly [place: string, days: string])[];
}

/** How many days a parcel travels, by place. */
export const TransportTable = ({ headings, rows }: TransportTableProps) => (
  <table>
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([place, days]) => (
        <tr key={place}>
          <td>{place}</td>
          <td>{days}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

import type { Product } from "../../../contract/catalog.schemas.ts";

export function Specification({ rows }: { rows: Product["specification"] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="specification">
      <h2 id="specification" className="border-b border-line pb-2.5 text-base font-medium tracking-normal">
        Specification
      </h2>
      <dl className="text-sm">
        {rows.map((row) => (
          <div key={row.name} className="flex justify-between gap-6 border-b border-line py-2.5">
            <dt className="text-soft">{row.name}</dt>
            <dd className="text-right">{row.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

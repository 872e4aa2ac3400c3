import { Link } from "react-router";
import { t } from "../../platform/language/t.ts";

export interface Crumb {
  readonly name: string;
  /** Left out for the last crumb, which is the page itself. */
  readonly to?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t("Breadcrumb")} className="text-sm text-soft">
      <ol className="flex items-center gap-x-2 max-[22rem]:flex-wrap">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.name}
            className={`flex items-center gap-x-2 min-[18rem]:whitespace-nowrap ${crumb.to ? "min-[18rem]:shrink-0" : "min-w-0"}`}
          >
            {crumb.to ? (
              <Link to={crumb.to} prefetch="intent" className="crumb-link">
                {crumb.name}
              </Link>
            ) : (
              <span aria-current="page" className="truncate py-2 text-ink">
                {crumb.name}
              </span>
            )}
            {index < crumbs.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

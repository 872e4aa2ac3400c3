import type { Product } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";

interface AboutPartProps {
  part: string;
  /** Its cut, its fabric and whatever its product says of it. */
  about: Product["specification"];
}

/** How a part of a kit is cut and made, for who chooses its size. */
export function AboutPart({ part, about }: AboutPartProps) {
  if (about.length === 0) return null;
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        <span>{t("Cut and material")}</span>
        <span className="sr-only">{`: ${part}`}</span>
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm [&_dt]:text-soft">
        {about.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

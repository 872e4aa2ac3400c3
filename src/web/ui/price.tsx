import { t } from "../../platform/language/t.ts";

/** A formatted price; a reduced one with the original struck through (specification 2, product card). */
export function Price({ now, was }: { now: string; was?: string | null | undefined }) {
  if (!was || was === now)
    return (
      <span className="tabular-nums" translate="no">
        {now}
      </span>
    );
  return (
    <span className="price">
      <ins className="no-underline">
        <span className="sr-only">{t("Now")} </span>
        <span translate="no">{now}</span>
      </ins>
      <del className="font-normal text-soft">
        <span className="sr-only">{t("Before")} </span>
        <span translate="no">{was}</span>
      </del>
    </span>
  );
}

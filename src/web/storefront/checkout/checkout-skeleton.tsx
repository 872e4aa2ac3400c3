import { t } from "../../../platform/language/t.ts";
import { Spinner } from "../../ui/spinner.tsx";

const wide = "h-[2.875rem] sm:col-span-2";

/**
 * A placeholder while cart and addresses are loaded; it appears after 200 ms. On a phone it is about as high as what comes:
 * a page that is reloaded far down would show the footer, and stay there.
 */
export function CheckoutSkeleton() {
  return (
    <div className="checkout-skeleton max-lg:min-h-[110rem]">
      <p className="flex items-center gap-3 text-soft" role="status">
        <Spinner /> {t("Loading your cart …")}
      </p>
      <div
        aria-hidden="true"
        className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[1.35fr_1fr] lg:items-start"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          {[wide, "h-[2.875rem]", "h-[2.875rem]", "h-20 sm:col-span-2", "h-[2.875rem]", "h-[2.875rem]"].map(
            (shape, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: shapes never change places
              <div key={place} className={`rounded-md bg-tile ${shape}`} />
            ),
          )}
        </div>
        <div className="h-96 rounded-lg bg-tile" />
      </div>
    </div>
  );
}

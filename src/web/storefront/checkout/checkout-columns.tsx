import { t } from "../../../platform/language/t.ts";
import type { Elements } from "../../ui/elements.ts";

/** Form and summary: one below the other on a phone, side by side on a desktop, where the summary is sticky. */
export function CheckoutColumns({ form, summary, bar }: Record<"form" | "summary" | "bar", Elements>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:items-start">
      <section aria-labelledby="delivery-heading">
        <h2 id="delivery-heading" className="mb-5 text-xl">
          {t("Delivery Details")}
        </h2>
        {form}
      </section>
      <section
        aria-labelledby="gifts-heading"
        className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-lg bg-tile p-5 sm:p-7 lg:sticky lg:top-6"
      >
        {summary}
      </section>
      {/* On a phone the summary is far down the page, so total and button are sticky at the bottom. */}
      <div className="total-bar sticky bottom-0 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 max-[16rem]:grid-cols-[minmax(0,1fr)] border-t border-line bg-paper pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
        {bar}
      </div>
    </div>
  );
}

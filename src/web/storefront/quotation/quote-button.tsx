import { Suspense, useState } from "react";
import { t } from "../../../platform/language/t.ts";
import { lazyComponent } from "../../ui/lazy.tsx";
import { usePreHydrationClick } from "../../ui/pre-hydration-click.tsx";
import type { QuotedLine } from "./quote-form.tsx";

const QuoteForm = lazyComponent(() => import("./quote-form.tsx"));

/** 'Quote as PDF' for these lines; its form is loaded by the press. */
export function QuoteButton({ lines }: { lines: readonly QuotedLine[] }) {
  const [isOpen, setOpen] = useState(false);
  const preHydration = usePreHydrationClick(() => setOpen(true));
  return (
    <>
      {preHydration.marker(0)}
      <button
        type="button"
        className="link min-h-11"
        aria-haspopup="dialog"
        {...preHydration.target(0)}
        onClick={() => setOpen(true)}
      >
        {t("Quote as PDF")}
      </button>
      {isOpen && (
        <Suspense>
          <QuoteForm lines={lines} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

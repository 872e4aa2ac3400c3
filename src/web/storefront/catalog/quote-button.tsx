import { Suspense, useState } from "react";
import type { QuotationInput } from "../../../contract/quotations.ts";
import { lazyComponent } from "../../ui/lazy.tsx";

const QuoteForm = lazyComponent(() => import("./quote-form.tsx"));

/** 'Quote as PDF' for these lines; its form is loaded by the press. */
export function QuoteButton({ lines }: { lines: QuotationInput["lines"] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link min-h-11" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Quote as PDF
      </button>
      {isOpen && (
        <Suspense>
          <QuoteForm lines={lines} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

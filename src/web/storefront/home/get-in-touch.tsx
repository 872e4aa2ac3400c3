import { Suspense, useState } from "react";
import { Link } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { lazyComponent, preload } from "../../ui/lazy.tsx";
import { useWasEver } from "../../ui/use-was-ever.ts";
import { useStoreData } from "../page/store-data.ts";
import { hoursText } from "../wording/hours-text.ts";

const loadPopUp = () => import("./enquiry-pop-up.tsx");
const EnquiryPopUp = lazyComponent(loadPopUp);
/** Called when the pointer or the focus reaches the button; the page does not load this code. */
const preloadPopUp = () => preload(loadPopUp);

/** Opens the enquiry pop-up, and links to orders/bulk-enquiry (specification 2). */
export function GetInTouch() {
  const { config } = useStoreData();
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useWasEver(isOpen);
  return (
    <section aria-labelledby="get-in-touch" className="page-width mt-16 sm:mt-24">
      <div className="grid gap-6 rounded-lg bg-band px-6 py-10 text-on-band sm:px-12 sm:py-14 lg:grid-cols-[1fr_auto] lg:items-center">
        <div>
          <h2 id="get-in-touch" className="text-2xl">
            {t("Gifts for a whole team?")}
          </h2>
          <p className="mt-3 max-w-[52ch] opacity-85">
            {t(
              "Fifty hoodies for an offsite, five hundred kits for a new office: tell us what you have in mind, and {partnerName} will get back to you within {hours}.",
              {
                partnerName: config.partnerName || t("our team"),
                hours: hoursText(config.policy.replyHours),
              },
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {/* The pop-up needs scripts; without them only the link is shown. */}
          <Button
            className="noscript:hidden"
            aria-haspopup="dialog"
            onPointerEnter={preloadPopUp}
            onFocus={preloadPopUp}
            onClick={() => setOpen(true)}
          >
            {t("Send an enquiry")}
          </Button>
          <Link
            to="/orders/bulk-enquiry"
            prefetch="intent"
            className="button border-current underline-offset-4 hover:underline"
          >
            {t("Get in touch")}
          </Link>
        </div>
      </div>
      {wasOpen && (
        <Suspense>
          <EnquiryPopUp open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

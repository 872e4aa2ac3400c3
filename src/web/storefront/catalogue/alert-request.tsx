import { Suspense, useState } from "react";
import type { ProductDetail } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { lazyComponent } from "../../ui/lazy.tsx";
import { usePreHydrationClick } from "../../ui/pre-hydration-click.tsx";

const LazyAlertForm = lazyComponent(() => import("./alert-form.tsx"));

/** 'Tell me when it is back': its form is loaded by the press. */
export default function AlertRequest({ variant }: { variant: ProductDetail }) {
  const [isOpen, setOpen] = useState(false);
  const preHydration = usePreHydrationClick(() => setOpen(true));
  return isOpen ? (
    <Suspense fallback={<div className="min-h-12" />}>
      <LazyAlertForm variant={variant} />
    </Suspense>
  ) : (
    <>
      {preHydration.marker(0)}
      <Button
        look="secondary"
        className="justify-self-start"
        {...preHydration.target(0)}
        onClick={() => setOpen(true)}
      >
        {t("Tell me when it is back")}
      </Button>
    </>
  );
}

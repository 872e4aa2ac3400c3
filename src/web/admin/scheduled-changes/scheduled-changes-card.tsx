import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useMemo } from "react";
import { useRecordContext } from "react-admin";
import type { StaffProduct } from "../../../contract/admin/products.ts";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { ScheduledChangeForm } from "./scheduled-change-form.tsx";
import { ScheduledChangeList } from "./scheduled-change-list.tsx";

const RELOAD_INTERVAL_MS = 10_000;

/** The scheduled changes of a product: lists, adds and removes them. */
export function ScheduledChangesCard() {
  const product = useRecordContext<StaffProduct>();
  return product?.variants ? <ChangesOfProduct product={product} /> : null;
}

function ChangesOfProduct({ product }: { product: StaffProduct }) {
  const productId = product.id;
  const options = useMemo(() => ({ params: { productId } }), [productId]);
  const { response, problem, load } = useResponse(
    "GET /api/admin/products/{productId}/scheduled-changes",
    options,
  );
  const { isBusy, run, submit } = useAction();
  const isWaiting = (response?.changes.length ?? 0) > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void load(), RELOAD_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, load]);
  if (problem) throw problem;
  return (
    // Space for the Save bar, which covers the end of the page on a phone.
    <Box sx={{ p: 2, pb: { xs: 12, sm: 2 } }}>
      <SectionCard title={t("Scheduled")}>
        {response ? (
          <ScheduledChangeList
            changes={response.changes}
            isBusy={isBusy}
            onRemove={({ id: changeId, state }) =>
              void run(
                () =>
                  api.call("POST /api/admin/products/{productId}/scheduled-changes/{changeId}/remove", {
                    params: { productId, changeId },
                    body: { state },
                  }),
                state === "running" ? t("The price before is back.") : t("Taken back."),
              ).then(load)
            }
          />
        ) : (
          <Typography color="textSecondary">{t("Loading…")}</Typography>
        )}
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t("Times are on your clock ({timeZone}). An order costs what holds when it is placed.", {
            timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          })}
        </Typography>
        <ScheduledChangeForm
          product={product}
          isBusy={isBusy}
          onAdd={async (body) => {
            await submit(
              () => api.call("POST /api/admin/products/{productId}/scheduled-changes", { ...options, body }),
              t("It is scheduled."),
            );
            await load();
            return true;
          }}
        />
      </SectionCard>
    </Box>
  );
}

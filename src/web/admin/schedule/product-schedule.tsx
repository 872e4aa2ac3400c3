import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useMemo } from "react";
import { useRecordContext } from "react-admin";
import type { StaffProduct } from "../../../contract/admin/products.ts";
import { api } from "../api.ts";
import { Part } from "../part.tsx";
import { useAnswer } from "../use-answer.ts";
import { useStep } from "../use-step.ts";
import { ScheduleForm } from "./schedule-form.tsx";
import { ScheduleList } from "./schedule-list.tsx";

const LOOK_AGAIN_MS = 10_000;

/** What will change of the product by itself: to see, to add to, to take back. */
export function ProductSchedule() {
  const product = useRecordContext<StaffProduct>();
  return product?.variants ? <Schedule product={product} /> : null;
}

function Schedule({ product }: { product: StaffProduct }) {
  const productId = product.id;
  const options = useMemo(() => ({ params: { productId } }), [productId]);
  const { answer, load } = useAnswer("GET /api/admin/products/{productId}/schedule", options);
  const { isBusy, take } = useStep();
  const isWaiting = (answer?.changes.length ?? 0) > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = setInterval(() => void load(), LOOK_AGAIN_MS);
    return () => clearInterval(again);
  }, [isWaiting, load]);
  return (
    // Room below for the bar with Save, which lies over the end of the page on a phone.
    <Box sx={{ p: 2, pb: { xs: 12, sm: 2 } }}>
      <Part title="Scheduled">
        {answer ? (
          <ScheduleList
            changes={answer.changes}
            isBusy={isBusy}
            remove={({ id: changeId, state }) =>
              void take(
                () =>
                  api.call("POST /api/admin/products/{productId}/schedule/{changeId}/remove", {
                    ...{ params: { productId, changeId }, body: { state } },
                  }),
                state === "running" ? "The price before is back." : "Taken back.",
              ).then(load)
            }
          />
        ) : (
          <Typography color="text.secondary">Loading…</Typography>
        )}
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          Times are on your clock ({Intl.DateTimeFormat().resolvedOptions().timeZone}). An order costs what
          holds when it is placed.
        </Typography>
        <ScheduleForm
          product={product}
          isBusy={isBusy}
          add={async (body) => {
            const isTaken = await take(
              () => api.call("POST /api/admin/products/{productId}/schedule", { ...options, body }),
              "It is scheduled.",
            );
            await load();
            return isTaken;
          }}
        />
      </Part>
    </Box>
  );
}

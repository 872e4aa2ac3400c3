import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { NumberInput } from "react-admin";
import type { StockItem } from "../../../contract/admin/stock.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { DayInput } from "../inputs/day-input.tsx";
import { formatFullDay } from "../words/format.ts";

interface Delivery {
  readonly expectedOn: string | null;
  readonly pieces: number | null;
}

/** The delivery that is expected next of a SKU: who claims a kit that is out may wait for it. */
export function DeliveryForm({ item }: { item: StockItem }) {
  const { isBusy, submit } = useAction();
  const announce = (delivery: StockItem["delivery"], done: string) =>
    submit(
      () =>
        api.call("PUT /api/admin/stock/{stockId}/delivery", {
          params: { stockId: item.id },
          body: { delivery },
        }),
      done,
    );
  const initialValues: Delivery = item.delivery ?? { expectedOn: null, pieces: null };
  return (
    <CommandForm
      initialValues={initialValues}
      onSubmit={({ expectedOn, pieces }) =>
        expectedOn && pieces ? announce({ expectedOn, pieces }, t("The delivery is announced.")) : undefined
      }
      sx={{ maxWidth: 480 }}
    >
      {({ expectedOn, pieces }) => (
        <>
          <Typography sx={{ mb: 1 }}>{deliveryInWords(item)}</Typography>
          <DayInput source="expectedOn" label={t("Expected on")} />
          <NumberInput source="pieces" label={t("How many are expected")} min={1} max={1_000_000} step={1} />
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
            <Button type="submit" variant="contained" disabled={isBusy || !expectedOn || !pieces}>
              {item.delivery ? t("Change the delivery") : t("Announce a delivery")}
            </Button>
            {item.delivery && (
              <Button
                disabled={isBusy}
                onClick={() => announce(null, t("No delivery is announced any more."))}
              >
                {t("Call it off")}
              </Button>
            )}
          </Box>
        </>
      )}
    </CommandForm>
  );
}

/** What is expected, and who waits for it. */
function deliveryInWords({ delivery, queued }: StockItem): string {
  const waiting =
    queued > 0
      ? t(
          "{count, plural, one {# claim of a kit waits for it and gets it first.} other {# claims of kits wait for it and get it first.}}",
          { count: queued },
        )
      : t("Whoever claims a kit that is out may wait for it.");
  const expected = delivery
    ? t("{pieces} pieces are expected on {day}; what is booked as received is taken off.", {
        pieces: delivery.pieces,
        day: formatFullDay(delivery.expectedOn),
      })
    : t("None is announced.");
  return `${expected} ${waiting}`;
}

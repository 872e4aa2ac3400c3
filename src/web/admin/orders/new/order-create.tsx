import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ListButton, required, TextInput, Title } from "react-admin";
import type { NewOrderResult, NewOrders } from "../../../../contract/admin/staff-orders.ts";
import { api } from "../../api.ts";
import { CommandForm } from "../../command-form.tsx";
import { plural } from "../../format.ts";
import { CsvTextInput } from "../../inputs/csv-text-input.tsx";
import { SectionCard } from "../../section-card.tsx";
import { saveTyped } from "../../typed/typed-storage.ts";
import { useAction } from "../../use-action.ts";
import { ForWhomInput } from "./for-whom-input.tsx";
import { NewOrderResults } from "./new-order-results.tsx";
import { OnePersonInputs, type PersonValues, rowsOfPerson } from "./one-person-inputs.tsx";
import { orderColumns, parseOrderRows } from "./parse-order-rows.ts";
import { PaymentInputs, type PaymentValues, paymentOf } from "./payment-inputs.tsx";

interface NewOrderValues extends PaymentValues, PersonValues {
  readonly isList: boolean;
  readonly list: string;
  readonly text: string;
}

const initialValues: NewOrderValues = {
  ...{ isList: false, list: "", text: "", kind: "link", method: "bank transfer", reference: "", reason: "" },
  ...{ name: "", email: "", phone: "", address: "", city: "", region: "", postalCode: "", country: "" },
  lines: [{ sku: "", quantity: 1 }],
};

interface CheckedOrders {
  readonly input: string;
  readonly results: readonly NewOrderResult[];
}

const FORM = "new order";

/** Shows first what would be made for whom, then makes it. What was changed since must be checked again. */
export function OrderCreate() {
  const [checked, setChecked] = useState<CheckedOrders>();
  const { isBusy, submit } = useAction();
  const inputOf = (values: NewOrderValues): Omit<NewOrders, "dryRun"> => ({
    list: values.list.trim(),
    rows: [...(values.isList ? parseOrderRows(values.text) : rowsOfPerson(values))],
    payment: paymentOf(values),
  });
  const checkedOf = (values: NewOrderValues) =>
    checked?.input === JSON.stringify(inputOf(values)) ? checked.results : undefined;
  /** False: what was typed stays, also once the orders are made. */
  async function send(values: NewOrderValues): Promise<false> {
    await submit(async () => {
      const input = inputOf(values);
      const ready = checkedOf(values)?.filter(({ outcome }) => outcome === "would") ?? [];
      const quotes = ready.map(({ line, total }) => ({ line, total }));
      const body = { ...input, dryRun: ready.length === 0, ...(ready.length > 0 && { quotes }) };
      setChecked({
        input: JSON.stringify(input),
        results: await api.call("POST /api/admin/orders", { body }),
      });
      if (!body.dryRun) saveTyped(FORM, null);
    });
    return false;
  }
  return (
    <Box sx={{ maxWidth: 880, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title="New order" />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          Make an order for somebody
        </Typography>
        <ListButton label="All orders" />
      </Box>
      <CommandForm initialValues={initialValues} onSubmit={send} keepAs={FORM} sx={{ gap: 2 }}>
        {(values) => {
          const results = checkedOf(values);
          const ready = results?.filter(({ outcome }) => outcome === "would").length ?? 0;
          const isRefused = results?.some(({ outcome }) => outcome === "refused") ?? false;
          return (
            <>
              <ForWhomInput />
              <SectionCard title="1. For whom, and what">
                {values.isList ? (
                  <CsvTextInput
                    source="text"
                    label="Lines"
                    helperText={`Up to 500, with a heading or in this order: ${orderColumns.join(", ")}. Lines with the same e-mail and address become one order.`}
                  />
                ) : (
                  <OnePersonInputs />
                )}
              </SectionCard>
              <SectionCard title="2. How it is paid">
                <Box
                  sx={{ display: "grid", columnGap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}
                >
                  <TextInput
                    source="list"
                    label="What for"
                    helperText="Such as Diwali 2026. The same line under the same name is never made twice."
                    validate={required()}
                    slotProps={{ htmlInput: { maxLength: 80 } }}
                  />
                  <PaymentInputs kind={values.kind} />
                </Box>
              </SectionCard>
              {results && <NewOrderResults results={results} />}
              <Box>
                {(results === undefined || (ready > 0 && !isRefused)) && (
                  <Button type="submit" variant="contained" disabled={isBusy}>
                    {results ? `Make ${plural(ready, "order")}` : "Check it"}
                  </Button>
                )}
              </Box>
            </>
          );
        }}
      </CommandForm>
    </Box>
  );
}

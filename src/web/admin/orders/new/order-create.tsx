import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMemo, useState } from "react";
import { ListButton, required, TextInput, Title, useLocation } from "react-admin";
import type { NewOrderResult, NewOrders } from "../../../../contract/admin/staff-orders.ts";
import { t } from "../../../../platform/language/t.ts";
import { CommandForm } from "../../actions/command-form.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { useResponse } from "../../calls/use-response.ts";
import { CsvTextInput } from "../../inputs/csv-text-input.tsx";
import { SectionCard } from "../../records/section-card.tsx";
import { saveTyped } from "../../typed/typed-storage.ts";
import { ForWhomInput } from "./for-whom-input.tsx";
import { insteadOf, personOf } from "./instead-of.ts";
import { NewOrderResults } from "./new-order-results.tsx";
import { OnePersonInputs, type PersonValues, rowsOfPerson } from "./one-person-inputs.tsx";
import { orderColumns, parseOrderRows } from "./parse-order-rows.ts";
import { PaymentInputs, type PaymentValues, paymentOf } from "./payment-inputs.tsx";

interface NewOrderValues extends PaymentValues, PersonValues {
  readonly isList: boolean;
  readonly list: string;
  readonly text: string;
}

const emptyOrder: NewOrderValues = {
  isList: false,
  list: "",
  text: "",
  kind: "link",
  method: "bank transfer",
  reference: "",
  reason: "",
  name: "",
  email: "",
  phone: "",
  address: "",
  city: "",
  region: "",
  postalCode: "",
  country: "",
  lines: [{ sku: "", quantity: 1 }],
};

interface CheckedOrders {
  readonly input: string;
  readonly results: readonly NewOrderResult[];
}

const FORM = "new order";

/** Makes orders; filled in with the person of another order where the URL names one. */
export function OrderCreate() {
  const orderNo = insteadOf(useLocation().search);
  return orderNo ? (
    <OrderInstead key={orderNo} orderNo={orderNo} />
  ) : (
    <NewOrder form={FORM} initialValues={emptyOrder} />
  );
}

function OrderInstead({ orderNo }: { orderNo: string }) {
  const options = useMemo(() => ({ params: { orderNo } }), [orderNo]);
  const { response: order, problem } = useResponse("GET /api/admin/orders/{orderNo}", options);
  const initialValues = useMemo(
    () => order && { ...emptyOrder, ...personOf(order), list: t("Instead of {id}", { id: order.id }) },
    [order],
  );
  if (problem) return <NewOrder form={FORM} initialValues={emptyOrder} />;
  return initialValues ? (
    <NewOrder form={`${FORM} instead of ${orderNo}`} initialValues={initialValues} />
  ) : null;
}

interface NewOrderProps {
  /** Its name, for what is typed in it. */
  readonly form: string;
  readonly initialValues: NewOrderValues;
}

/** Shows first what would be made for whom, then makes it. What was changed since must be checked again. */
function NewOrder({ form, initialValues }: NewOrderProps) {
  const [checked, setChecked] = useState<CheckedOrders>();
  const { isBusy, submit } = useAction();
  const inputOf = (values: NewOrderValues): Omit<NewOrders, "dryRun"> => ({
    list: values.list.trim(),
    rows: [...(values.isList ? parseOrderRows(values.text).rows : rowsOfPerson(values))],
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
      if (!body.dryRun) saveTyped(form, null);
    });
    return false;
  }
  return (
    <Box sx={{ maxWidth: 880, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title={t("New order")} />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          {t("Make an order for somebody")}
        </Typography>
        <ListButton label={t("All orders")} />
      </Box>
      <CommandForm initialValues={initialValues} onSubmit={send} keepAs={form} sx={{ gap: 2 }}>
        {(values) => {
          const results = checkedOf(values);
          const ready = results?.filter(({ outcome }) => outcome === "would").length ?? 0;
          const isRefused = results?.some(({ outcome }) => outcome === "refused") ?? false;
          const unused = values.isList ? parseOrderRows(values.text).unused : [];
          return (
            <>
              <ForWhomInput />
              <SectionCard title={t("1. For whom, and what")}>
                {values.isList ? (
                  <>
                    <CsvTextInput
                      source="text"
                      label={t("Lines")}
                      helperText={t(
                        "Up to 500, with a heading or in this order: {orderColumns}. Lines with the same e-mail and address become one order.",
                        { orderColumns: orderColumns.join(", ") },
                      )}
                    />
                    {unused.length > 0 && (
                      <Alert severity="warning" role="status">
                        {t("Not used, because an order has no place for it: {unused}", {
                          unused: unused.join(", "),
                        })}
                      </Alert>
                    )}
                  </>
                ) : (
                  <OnePersonInputs />
                )}
              </SectionCard>
              <SectionCard title={t("2. How it is paid")}>
                <Box
                  sx={{ display: "grid", columnGap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}
                >
                  <TextInput
                    source="list"
                    label={t("What for")}
                    helperText={t(
                      "Such as Summer party 2026. The same line under the same name is never made twice.",
                    )}
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
                    {results
                      ? t("Make {ready, plural, one {# order} other {# orders}}", { ready })
                      : t("Check it")}
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

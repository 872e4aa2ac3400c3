import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { required, SelectInput } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { ApiProblem } from "../../../contract/client.ts";
import { indianStates } from "../../../orders/invoice/indian-states.ts";
import { isUnshipped } from "../../../orders/order/order-status.ts";
import { t } from "../../../platform/language/t.ts";
import { downloadPdf } from "../../ui/download-pdf.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { useQuestion } from "../actions/use-question.tsx";
import { api } from "../calls/api.ts";

/** Whose name is on the invoice, as the server chooses it (orders/invoice/billed-party.ts). */
function billedName({ addresses, billedCompany, billingOffice, buyer, isGift }: StaffOrder): string {
  const billing = addresses.find(({ isBilling }) => isBilling);
  if (!billingOffice && billedCompany.company) return billedCompany.company;
  if (billingOffice || (isGift && !billing)) return billingOffice || buyer;
  return (billing ?? addresses[0])?.recipientName ?? buyer;
}

/** What is asked before an invoice takes its number, which nothing gives back. */
function questionOf(order: StaffOrder) {
  const { id, status, billingGstin } = order;
  const what = isUnshipped(status) ? t("Everything of this order") : t("What has left of this order");
  const whom = [billedName(order), billingGstin && t("GSTIN {billingGstin}", { billingGstin })];
  return {
    title: t("Issue the invoice of {id}?", { id }),
    content: t(
      "{what} is invoiced to {whom}. It takes the next number of the financial year, which cannot be given back: only a credit note takes the amount back.",
      { what, whom: whom.filter(Boolean).join(", ") },
    ),
    confirm: t("Issue it"),
  };
}

/** Issues the invoice now, after a question, and downloads it. Asks for the place of supply where no address tells it. */
export function IssueInvoice({ order }: { order: StaffOrder }) {
  const { isBusy, run } = useAction();
  const { ask, question } = useQuestion();
  const [isStateNeeded, setStateNeeded] = useState(false);
  const issue = (placeOfSupply: string) =>
    run(async () => {
      const options = { params: { orderNo: order.id }, body: placeOfSupply ? { placeOfSupply } : {} };
      try {
        downloadPdf(await api.call("POST /api/admin/orders/{orderNo}/invoice", options));
        setStateNeeded(false);
      } catch (error) {
        if (error instanceof ApiProblem && error.code === "state_needed") setStateNeeded(true);
        throw error;
      }
    });
  const askAndIssue = async (placeOfSupply: string) => {
    if (await ask(questionOf(order))) await issue(placeOfSupply);
  };
  return (
    <>
      <CommandForm
        initialValues={{ placeOfSupply: "" }}
        onSubmit={({ placeOfSupply }) => void askAndIssue(placeOfSupply)}
      >
        {({ placeOfSupply }) => (
          <>
            {isStateNeeded && (
              <SelectInput
                source="placeOfSupply"
                label={t("Place of supply")}
                choices={indianStates.map(([id, name]) => ({ id, name }))}
                validate={required()}
                translateChoice={false}
                sx={{ minWidth: 260 }}
              />
            )}
            <Box
              sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 }}
            >
              <Button type="submit" variant="outlined" disabled={isBusy || (isStateNeeded && !placeOfSupply)}>
                {t("Issue the invoice")}
              </Button>
              <Typography variant="body2" color="textSecondary">
                {t("now, for what is not invoiced yet; it takes the next number and cannot be taken back")}
              </Typography>
            </Box>
          </>
        )}
      </CommandForm>
      {question}
    </>
  );
}

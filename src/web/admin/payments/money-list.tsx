import EventsIcon from "@mui/icons-material/HistoryOutlined";
import StatementIcon from "@mui/icons-material/ReceiptLongOutlined";
import Chip from "@mui/material/Chip";
import { Button, DataTable, DateInput, Link, List, NumberInput, SearchInput, SelectInput } from "react-admin";
import type { MoneyRow, PaymentWay } from "../../../contract/admin/payment-list.ts";
import { providerLabels } from "../../../orders/payment/payment-provider.ts";
import { t } from "../../../platform/language/t.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { CsvExportButton } from "../lists/csv-export-button.tsx";
import { ListToolbar } from "../lists/list-toolbar.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatAmount, formatBaseAmount, formatDateTime } from "../words/format.ts";
import { serverValue, serverWord } from "../words/server-words.ts";

const wayLabels: Readonly<Record<PaymentWay, string>> = {
  ...providerLabels,
  "payment link": t("Payment link"),
  "bank transfer": t("Bank transfer"),
  UPI: t("UPI"),
  card: t("Card"),
  cash: t("Cash"),
  other: t("Other"),
  "by hand": t("By hand"),
};
const wayLabel = (way: string): string =>
  way in wayLabels ? wayLabels[way as PaymentWay] : serverValue(way);

const toChoices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));

const stateLabels: Record<MoneyRow["state"], string> = {
  paid: t("Paid"),
  "taken back": t("Taken back by staff"),
  disputed: t("Disputed"),
  "charged back": t("Taken back by the bank"),
  requested: t("Refund under way"),
  done: t("Refunded"),
  failed: t("Refund failed"),
  dropped: t("Refund settled otherwise"),
};
const stateColours: Partial<Record<MoneyRow["state"], "error" | "success" | "warning">> = {
  paid: "success",
  done: "success",
  disputed: "warning",
  requested: "warning",
  failed: "error",
  "charged back": "error",
};

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t("Order number, name, reference")} />,
  <SelectInput key="state" source="state" label={t("State")} alwaysOn choices={toChoices(stateLabels)} />,
  <SelectInput key="way" source="way" label={t("Way")} alwaysOn choices={toChoices(wayLabels)} />,
  <SelectInput
    key="kind"
    source="kind"
    label={t("Kind")}
    choices={[
      { id: "payment", name: t("Payments") },
      { id: "refund", name: t("Refunds") },
    ]}
  />,
  <DateInput key="from" source="from" label={t("From day")} />,
  <DateInput key="to" source="to" label={t("To day")} />,
  <NumberInput key="amount" source="amount" label={t("Amount")} min={0} />,
];

const layout = [
  noWrap("at", "orderNo", "amount"),
  breakWords("reference"),
  hideOnPhone("at", "orderNo"),
  hideOnNarrow("way", "reference", "by"),
];

/** Every payment and refund, by a provider, a transfer or by hand, newest first. */
export const MoneyList = () => (
  <List
    title={t("Payments")}
    filters={filters}
    sort={{ field: "at", order: "DESC" }}
    empty={false}
    actions={
      <ListToolbar exportButton={<CsvExportButton fileName="payments" />}>
        <Button component={Link} to="/bank-statements/create" label={t("Bank statement")}>
          <StatementIcon />
        </Button>
        <Button component={Link} to="/payment-events" label={t("Payment events")}>
          <EventsIcon />
        </Button>
      </ListToolbar>
    }
  >
    <DataTable rowClick={false} bulkActionButtons={false} sx={layout}>
      <DataTable.Col source="at" label={t("When")} render={({ at }: MoneyRow) => formatDateTime(at)} />
      <DataTable.Col source="orderNo" label={t("Order")} disableSort render={renderOrder} />
      <DataTable.Col source="state" label={t("State")} disableSort render={renderState} />
      <DataTable.Col
        source="way"
        label={t("Way")}
        disableSort
        render={({ way }: MoneyRow) => wayLabel(way)}
      />
      <DataTable.Col source="amount" label={t("Amount")} align="right" disableSort render={renderAmount} />
      <DataTable.Col source="reference" label={t("Reference")} disableSort />
      <DataTable.Col source="by" label={t("By")} disableSort />
    </DataTable>
  </List>
);

const renderOrder = ({ orderNo }: MoneyRow) => <Link to={`/orders/${orderNo}/show`}>{orderNo}</Link>;

const renderState = (row: MoneyRow) => {
  const colour = stateColours[row.state];
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        label={stateLabels[row.state]}
        {...(colour && { color: colour })}
      />
      {row.problem && <div>{serverWord(row.problem)}</div>}
      <CellDetails until="lg">{[wayLabel(row.way), row.reference].filter(Boolean).join(" · ")}</CellDetails>
      <CellDetails>
        <span>{formatDateTime(row.at)}</span>
        <br />
        {renderOrder(row)}
      </CellDetails>
    </>
  );
};

const renderAmount = ({ amount, currencyCode, amountInCurrency }: MoneyRow) => (
  <>
    <div>{formatBaseAmount(amount)}</div>
    {amountInCurrency !== null && amountInCurrency !== amount && (
      <div>{formatAmount(amountInCurrency, currencyCode)}</div>
    )}
  </>
);

import Typography from "@mui/material/Typography";
import {
  DataTable,
  DateInput,
  List,
  NumberInput,
  SearchInput,
  SelectInput,
  TextInput,
  useRecordContext,
} from "react-admin";
import type { StaffOrderRow } from "../../../contract/admin/orders.schemas.ts";
import { orderStatuses } from "../../../orders/order/order-status.ts";
import { countryOfBrowser } from "../../../platform/country/country-of-browser.ts";
import { language, t } from "../../../platform/language/t.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { LabelledCheckboxes } from "../lists/labelled-checkboxes.tsx";
import { ListToolbar } from "../lists/list-toolbar.tsx";
import { ResetSelection } from "../lists/reset-selection.tsx";
import { hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { OrdersSeen } from "../shell/new-orders-title.tsx";
import { ageOf } from "../words/age.ts";
import { baseCurrency, formatBaseAmount, formatDateTime, locale } from "../words/format.ts";
import { serverValue } from "../words/server-words.ts";
import { OrderBulkActions } from "./bulk/order-bulk-actions.tsx";
import { OrderStepsProvider } from "./bulk/use-order-steps.tsx";
import { DispatchCsvButton } from "./dispatch-csv.tsx";
import { NextStep } from "./next-step.tsx";
import { OrderExportButtons } from "./order-export-buttons.tsx";
import { RememberNeighbours } from "./order-neighbours.tsx";
import { StatusAndPayment } from "./payment-chip.tsx";
import { QueueTabs } from "./queue-tabs.tsx";

const toChoices = (names: readonly string[]) => names.map((name) => ({ id: name, name: serverValue(name) }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t("Number, name, e-mail, AWB, SKU")} />,
  <SelectInput
    key="status"
    source="status"
    label={t("Status")}
    choices={toChoices(orderStatuses)}
    alwaysOn
  />,
  <SelectInput
    key="kind"
    source="kind"
    label={t("Kind")}
    alwaysOn
    choices={[
      { id: "kit", name: t("Welcome kits") },
      { id: "paid", name: t("Purchases") },
    ]}
  />,
  <SelectInput
    key="statusGroup"
    source="statusGroup"
    label={t("Status group")}
    choices={[
      { id: "sold", name: t("Confirmed or later") },
      { id: "live", name: t("Not cancelled") },
    ]}
  />,
  <NumberInput key="productId" source="productId" label={t("With product number")} min={1} />,
  <TextInput key="country" source="country" label={t("Country")} />,
  <DateInput key="placedFrom" source="placedFrom" label={t("Placed from")} />,
  <DateInput key="placedTo" source="placedTo" label={t("Placed to")} />,
];

const layout = [
  noWrap("id", "placedAt", "grandTotal", "isSwag", "queue"),
  { "& .column-recipientName": { overflowWrap: "anywhere", minWidth: "14rem" } },
  hideOnPhone("placedAt", "grandTotal"),
  hideOnNarrow("isSwag", "recipientName", "country", "awbNo", "queue"),
];

export const OrderList = () => (
  <List
    filters={filters}
    sort={{ field: "placedAt", order: "DESC" }}
    actions={
      <ListToolbar exportButton={<OrderExportButtons />}>
        <DispatchCsvButton />
      </ListToolbar>
    }
  >
    <ResetSelection resource="orders" />
    <OrdersSeen />
    <QueueTabs />
    <RememberNeighbours />
    <OrderStepsProvider>
      <LabelledCheckboxes>
        <DataTable rowClick="show" bulkActionButtons={<OrderBulkActions />} sx={layout}>
          <DataTable.Col source="id" label={t("Order No")} disableSort render={renderNumber} />
          <DataTable.Col
            source="placedAt"
            label={t("Placed")}
            render={(row) => formatDateTime(row.placedAt)}
          />
          <DataTable.Col source="status" label={t("Status")} disableSort field={StatusAndStep} />
          <DataTable.Col source="isSwag" label={t("Kind")} disableSort render={kindLabel} />
          <DataTable.Col
            source="recipientName"
            label={t("Recipient, e-mail")}
            disableSort
            render={renderRecipient}
          />
          <DataTable.Col source="country" label={t("Country")} disableSort render={renderCountry} />
          <DataTable.NumberCol
            source="grandTotal"
            label={t("Total")}
            options={{ style: "currency", currency: baseCurrency, currencyDisplay: "narrowSymbol" }}
            locales={locale}
          />
          <DataTable.Col source="awbNo" label={t("AWB")} disableSort />
          <DataTable.Col source="queue" label={t("Next step")} disableSort field={NextStep} />
        </DataTable>
      </LabelledCheckboxes>
    </OrderStepsProvider>
  </List>
);

/** On a narrow screen the next step has no column of its own. */
const StatusAndStep = () => (
  <>
    <StatusAndPayment />
    <Waits />
    <CellDetails until="lg">
      <NextStep />
    </CellDetails>
  </>
);

function Waits() {
  const order = useRecordContext<StaffOrderRow>();
  if (!order?.queue) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {t("for {waitsSince}", { waitsSince: ageOf(order.waitsSince, t("less than an hour")) })}
    </Typography>
  );
}

const kindLabel = ({ isSwag }: StaffOrderRow): string => (isSwag ? t("Welcome kit") : t("Purchase"));

const renderNumber = ({ id, recipientName, placedAt, grandTotal }: StaffOrderRow) => (
  <>
    <span>{id}</span>
    <CellDetails until="lg">{recipientName}</CellDetails>
    <CellDetails>{`${formatDateTime(placedAt)} · ${formatBaseAmount(grandTotal)}`}</CellDetails>
  </>
);

const renderCountry = ({ country }: StaffOrderRow) => <span>{countryOfBrowser(language(), country)}</span>;

const renderRecipient = ({ recipientName, email }: StaffOrderRow) => (
  <>
    <span>{recipientName}</span>
    <Typography variant="body2" color="textSecondary">
      {email}
    </Typography>
  </>
);

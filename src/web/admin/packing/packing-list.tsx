import Typography from "@mui/material/Typography";
import {
  DataTable,
  List,
  type RaRecord,
  SearchInput,
  useListContext,
  useRecordContext,
  WithListContext,
} from "react-admin";
import type { PackingRow } from "../../../contract/admin/packing.ts";
import { countryOfBrowser } from "../../../platform/country/country-of-browser.ts";
import { language, t } from "../../../platform/language/t.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { CsvExportButton } from "../lists/csv-export-button.tsx";
import { LabelledCheckboxes } from "../lists/labelled-checkboxes.tsx";
import { ListToolbar } from "../lists/list-toolbar.tsx";
import { ResetSelection } from "../lists/reset-selection.tsx";
import { DispatchCsvButton } from "../orders/dispatch-csv.tsx";
import { PickListButton } from "../orders/order-export-buttons.tsx";
import { hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { ageOf } from "../words/age.ts";
import { courierLine } from "./packing-csv.ts";
import { PackingStep } from "./packing-step.tsx";
import { PackingTabs } from "./packing-tabs.tsx";
import { SlipsButton } from "./slips-button.tsx";

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={t("Order number or name")} />];

/** What is to be packed or sent, the oldest first. It shows no price. */
export const PackingList = () => (
  <List
    filters={filters}
    filterDefaultValues={{ queue: "pack" }}
    sort={{ field: "placedAt", order: "ASC" }}
    perPage={50}
    title={t("Packing")}
    empty={false}
    actions={
      <ListToolbar exportButton={<ExportButtons />}>
        <DispatchCsvButton />
      </ListToolbar>
    }
  >
    <ResetSelection resource="packing" />
    <WithListContext render={({ filterValues }) => <PackingTabs shown={filterValues?.queue ?? "pack"} />} />
    <LabelledCheckboxes>
      <DataTable
        rowClick={false}
        bulkActionButtons={<SlipsButton />}
        empty={<NothingToDo />}
        sx={[noWrap("id", "queue"), hideOnPhone("lines"), hideOnNarrow("recipientName", "country")]}
      >
        <DataTable.Col source="id" label={t("Order No")} disableSort render={renderNumber} />
        <DataTable.Col source="lines" label={t("What")} disableSort field={Contents} />
        <DataTable.Col source="recipientName" label={t("Recipient")} disableSort />
        <DataTable.Col source="country" label={t("Country")} disableSort render={renderCountry} />
        <DataTable.Col source="queue" label={t("Next step")} disableSort field={PackingStep} />
      </DataTable>
    </LabelledCheckboxes>
  </List>
);

const ExportButtons = () => (
  <>
    <CsvExportButton
      fileName="parcels"
      toLines={(row: RaRecord) => [courierLine(row as PackingRow & RaRecord)]}
    />
    <PickListButton source="packing" />
  </>
);

function NothingToDo() {
  const { filterValues } = useListContext();
  return (
    <Typography sx={{ p: 2 }}>
      {filterValues?.queue === "send"
        ? t("Nothing waits to be sent: what is packed comes here.")
        : t("Nothing waits to be packed: orders come here as soon as they are confirmed.")}
    </Typography>
  );
}

const countryOf = ({ country }: PackingRow): string => countryOfBrowser(language(), country);
const renderCountry = (row: PackingRow) => <span>{countryOf(row)}</span>;

const renderNumber = (row: PackingRow) => (
  <>
    <span>{row.id}</span>
    <Typography variant="body2" color="textSecondary">
      {[
        row.isGift && t("Gift"),
        t("for {waitsSince}", { waitsSince: ageOf(row.waitsSince, t("less than an hour")) }),
      ]
        .filter(Boolean)
        .join(" · ")}
    </Typography>
    <CellDetails until="lg">{`${row.recipientName}, ${countryOf(row)}`}</CellDetails>
    <CellDetails>{contentsOf(row).join("; ")}</CellDetails>
  </>
);

function Contents() {
  const row = useRecordContext<PackingRow>();
  return row && contentsOf(row).map((each) => <div key={each}>{each}</div>);
}

/** `2 × Mug, Sage (bin A2)`; of a kit that is made from its parts each part. */
const contentsOf = ({ lines }: PackingRow): string[] =>
  lines.flatMap(({ toSend, parts, ...line }) =>
    toSend === 0
      ? []
      : parts.length > 0
        ? parts.map((part) => skuText(part, part.quantity * toSend))
        : [skuText(line, toSend)],
  );

type Sku = Pick<PackingRow["lines"][number], "bin" | "colourName" | "productName" | "size">;

const skuText = ({ productName, colourName, size, bin }: Sku, pieces: number): string =>
  `${pieces} × ${[productName, colourName, size].filter(Boolean).join(", ")}${bin && ` (${t("bin {bin}", { bin })})`}`;

import Typography from "@mui/material/Typography";
import { BooleanInput, DataTable, List, SearchInput, SelectInput } from "react-admin";
import type { StaffQuoteRow } from "../../../contract/admin/quotes.ts";
import { t } from "../../../platform/language/t.ts";
import { toChoices } from "../inputs/label-select-input.tsx";
import { CellDetails } from "../lists/cell-details.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatBaseAmount, formatDateTime, formatDay } from "../words/format.ts";
import { lostReasonLabels, quoteStateLabels } from "./quote-labels.ts";
import { QuoteResults } from "./quote-results.tsx";
import { QuoteStateChip } from "./quote-state-chip.tsx";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t("Number, name, company, e-mail")} />,
  <SelectInput
    key="state"
    source="state"
    label={t("State")}
    alwaysOn
    choices={toChoices(quoteStateLabels)}
    translateChoice={false}
  />,
  <BooleanInput key="mine" source="mine" label={t("Mine alone")} />,
];

const layout = [
  noWrap("validUntil", "changedAt", "quoteNo", "total"),
  breakWords("name"),
  hideOnPhone("quoteNo", "validUntil", "changedAt"),
  hideOnNarrow("madeBy", "changedAt"),
];

/** What was changed last comes first; above it how many were won, and why others were lost. */
export const QuoteList = () => (
  <>
    <QuoteResults />
    <List filters={filters} sort={{ field: "changedAt", order: "DESC" }}>
      <DataTable rowClick="show" bulkActionButtons={false} sx={layout}>
        <DataTable.Col
          source="name"
          label={t("Customer")}
          disableSort
          render={({ name, company, quoteNo, validUntil }: StaffQuoteRow) => (
            <>
              <span>{company || name}</span>
              {company && (
                <Typography variant="body2" color="textSecondary">
                  {name}
                </Typography>
              )}
              <CellDetails>{`${quoteNo} · ${t("until {day}", { day: formatDay(validUntil) })}`}</CellDetails>
            </>
          )}
        />
        <DataTable.Col source="quoteNo" label={t("Number")} disableSort />
        <DataTable.Col
          source="state"
          label={t("State")}
          disableSort
          render={(quote: StaffQuoteRow) => (
            <>
              <QuoteStateChip />
              {quote.lostReason && (
                <Typography variant="body2" color="textSecondary">
                  {lostReasonLabels[quote.lostReason]}
                </Typography>
              )}
            </>
          )}
        />
        <DataTable.Col
          source="total"
          label={t("Total")}
          align="right"
          render={({ total }: StaffQuoteRow) => formatBaseAmount(total)}
        />
        <DataTable.Col
          source="validUntil"
          label={t("Valid until")}
          render={({ validUntil }: StaffQuoteRow) => formatDay(validUntil)}
        />
        <DataTable.Col source="madeBy" label={t("Made by")} disableSort />
        <DataTable.Col
          source="changedAt"
          label={t("Changed")}
          render={({ changedAt }: StaffQuoteRow) => formatDateTime(changedAt)}
        />
      </DataTable>
    </List>
  </>
);

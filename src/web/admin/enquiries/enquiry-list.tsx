import { BooleanInput, DataTable, List, SearchInput, SelectInput } from "react-admin";
import type { StaffEnquiryRow } from "../../../contract/admin/enquiries.ts";
import { t } from "../../../platform/language/t.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { NothingByDefault } from "../lists/nothing-by-default.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatDateTime } from "../words/format.ts";
import { serverWord } from "../words/server-words.ts";
import { EnquiryDueChip } from "./enquiry-due-chip.tsx";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t("Name, e-mail, words")} />,
  <SelectInput
    key="state"
    source="state"
    label={t("State")}
    alwaysOn
    choices={[
      { id: "new", name: t("New") },
      { id: "answered", name: t("Answered") },
      { id: "closed", name: t("Closed") },
    ]}
  />,
  <SelectInput
    key="kind"
    source="kind"
    label={t("Kind")}
    choices={[
      { id: "contact", name: t("Contact") },
      { id: "bulk", name: t("Bulk") },
    ]}
  />,
  <BooleanInput key="mine" source="mine" label={t("Mine alone")} />,
];

const layout = [
  noWrap("receivedAt"),
  breakWords("name", "email", "description"),
  hideOnPhone("description", "receivedAt"),
  hideOnNarrow("email", "kind", "owner"),
];

const unanswered = { state: "new" };

/** The oldest waiting enquiry comes first, because it is due first. */
export const EnquiryList = () => (
  <List filters={filters} filterDefaultValues={unanswered} sort={{ field: "receivedAt", order: "ASC" }}>
    <DataTable
      rowClick="show"
      bulkActionButtons={false}
      sx={layout}
      empty={<NothingByDefault defaults={unanswered} text={t("No enquiry waits for an answer.")} />}
    >
      <DataTable.Col source="dueAt" label={t("Answer")} disableSort field={EnquiryDueChip} />
      <DataTable.Col
        source="name"
        label={t("Name")}
        disableSort
        render={(row: StaffEnquiryRow) => (
          <>
            <span>{row.name}</span>
            <CellDetails>{truncate(row.description)}</CellDetails>
            {row.owner && (
              <CellDetails until="lg">{t("{owner} answers it", { owner: row.owner })}</CellDetails>
            )}
          </>
        )}
      />
      <DataTable.Col source="email" label={t("E-mail")} disableSort />
      <DataTable.Col
        source="kind"
        label={t("Kind")}
        disableSort
        render={({ kind }: StaffEnquiryRow) => serverWord(kind)}
      />
      <DataTable.Col
        source="description"
        label={t("Description")}
        disableSort
        render={(row) => truncate(row.description)}
      />
      <DataTable.Col source="owner" label={t("Owner")} disableSort />
      <DataTable.Col
        source="receivedAt"
        label={t("Received")}
        render={(row: StaffEnquiryRow) => formatDateTime(row.receivedAt)}
      />
    </DataTable>
  </List>
);

const truncate = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

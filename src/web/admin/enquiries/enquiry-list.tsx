import { BooleanInput, DataTable, List, SearchInput, SelectInput } from "react-admin";
import type { StaffEnquiryRow } from "../../../contract/admin/enquiries.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { NothingByDefault } from "../lists/nothing-by-default.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatDateTime } from "../words/format.ts";
import { EnquiryDueChip } from "./enquiry-due-chip.tsx";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name, e-mail, words" />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={[
      { id: "new", name: "New" },
      { id: "answered", name: "Answered" },
      { id: "closed", name: "Closed" },
    ]}
  />,
  <SelectInput
    key="kind"
    source="kind"
    choices={[
      { id: "contact", name: "Contact" },
      { id: "bulk", name: "Bulk" },
    ]}
  />,
  <BooleanInput key="mine" source="mine" label="Mine alone" />,
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
      empty={<NothingByDefault defaults={unanswered} text="No enquiry waits for an answer." />}
    >
      <DataTable.Col source="dueAt" label="Answer" disableSort field={EnquiryDueChip} />
      <DataTable.Col
        source="name"
        disableSort
        render={(row: StaffEnquiryRow) => (
          <>
            {row.name}
            <CellDetails>{truncate(row.description)}</CellDetails>
            {row.owner && <CellDetails until="lg">{row.owner} answers it</CellDetails>}
          </>
        )}
      />
      <DataTable.Col source="email" label="E-mail" disableSort />
      <DataTable.Col source="kind" disableSort />
      <DataTable.Col source="description" disableSort render={(row) => truncate(row.description)} />
      <DataTable.Col source="owner" disableSort />
      <DataTable.Col
        source="receivedAt"
        label="Received"
        render={(row: StaffEnquiryRow) => formatDateTime(row.receivedAt)}
      />
    </DataTable>
  </List>
);

const truncate = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

import { BooleanInput, DataTable, List, SearchInput, SelectInput } from "react-admin";
import type { StaffEnquiryRow } from "../../../contract/admin/enquiries.ts";
import { onTheClock } from "../amount.ts";
import { Beneath } from "../lists/beneath.tsx";
import { breaking, oneLine, roomyOnly, wideOnly } from "../wide-only.ts";
import { DueChip } from "./due-chip.tsx";

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
  oneLine("receivedAt"),
  breaking("name", "email", "description"),
  wideOnly("description", "receivedAt"),
  roomyOnly("email", "kind", "owner"),
];

/** The oldest that still waits stands on top: it is due first. */
export const EnquiryList = () => (
  <List filters={filters} filterDefaultValues={{ state: "new" }} sort={{ field: "receivedAt", order: "ASC" }}>
    <DataTable rowClick="show" bulkActionButtons={false} sx={layout}>
      <DataTable.Col source="dueAt" label="Answer" disableSort field={DueChip} />
      <DataTable.Col
        source="name"
        disableSort
        render={(row: StaffEnquiryRow) => (
          <>
            {row.name}
            <Beneath>{shortened(row.description)}</Beneath>
            {row.owner && <Beneath until="lg">{row.owner} answers it</Beneath>}
          </>
        )}
      />
      <DataTable.Col source="email" label="E-mail" disableSort />
      <DataTable.Col source="kind" disableSort />
      <DataTable.Col source="description" disableSort render={(row) => shortened(row.description)} />
      <DataTable.Col source="owner" disableSort />
      <DataTable.Col
        source="receivedAt"
        label="Received"
        render={(row: StaffEnquiryRow) => onTheClock(row.receivedAt)}
      />
    </DataTable>
  </List>
);

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

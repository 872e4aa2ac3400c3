import { BooleanInput, DataTable, DateField, List, SearchInput, SelectInput } from "react-admin";
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

/** The oldest that still waits stands on top: it is due first. */
export const EnquiryList = () => (
  <List filters={filters} filterDefaultValues={{ state: "new" }} sort={{ field: "receivedAt", order: "ASC" }}>
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="dueAt" label="Answer" disableSort field={DueChip} />
      <DataTable.Col source="name" disableSort />
      <DataTable.Col source="email" label="E-mail" disableSort />
      <DataTable.Col source="kind" disableSort />
      <DataTable.Col source="description" disableSort render={(row) => shortened(row.description)} />
      <DataTable.Col source="owner" disableSort />
      <DataTable.Col source="receivedAt" label="Received">
        <DateField source="receivedAt" showTime />
      </DataTable.Col>
    </DataTable>
  </List>
);

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

import { DataTable, DateField, DateInput, List, SearchInput, TextInput } from "react-admin";
import { ChangeButton } from "./change-button.tsx";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Number, name, any word" />,
  <TextInput key="who" source="who" label="Who (e-mail)" alwaysOn />,
  <TextInput key="subject" source="subject" label="Kind of thing (orders, people…)" />,
  <TextInput key="subjectId" source="subjectId" label="Its number" />,
  <TextInput key="action" source="action" label="What was done, word for word" />,
  <DateInput key="from" source="from" label="From" />,
  <DateInput key="to" source="to" label="To" />,
];

/** Every change, newest first; what was done opens to before and after. */
export const AuditList = () => (
  <List filters={filters} sort={{ field: "at", order: "DESC" }} perPage={25} title="Audit">
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="id" label="No" disableSort />
      <DataTable.Col source="at" label="When">
        <DateField source="at" showTime />
      </DataTable.Col>
      <DataTable.Col source="who" label="Who" disableSort />
      <DataTable.Col source="action" label="Did" disableSort field={ChangeButton} />
      <DataTable.Col source="subject" label="Kind" disableSort />
      <DataTable.Col source="subjectId" label="Which" disableSort />
    </DataTable>
  </List>
);

import { DataTable, DateInput, List, SearchInput, TextInput } from "react-admin";
import type { AuditRow } from "../../../contract/admin/audit.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatDateTime } from "../words/format.ts";
import { AuditDetailsButton } from "./audit-details.tsx";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Number, name, any word" />,
  <TextInput key="actor" source="actor" label="Who (e-mail)" alwaysOn />,
  <TextInput key="subject" source="subject" label="Kind of thing (orders, people…)" />,
  <TextInput key="subjectId" source="subjectId" label="Its number" />,
  <TextInput key="action" source="action" label="What was done, word for word" />,
  <DateInput key="from" source="from" label="From" />,
  <DateInput key="to" source="to" label="To" />,
];

const layout = [
  noWrap("at"),
  breakWords("actor", "subjectId"),
  hideOnPhone("at", "actor", "subjectId"),
  hideOnNarrow("id", "subject"),
];

/** Every change, newest first. The action opens a dialog with the values before and after. */
export const AuditList = () => (
  <List filters={filters} sort={{ field: "at", order: "DESC" }} title="Audit">
    <DataTable rowClick={false} bulkActionButtons={false} sx={layout}>
      <DataTable.Col source="id" label="No" disableSort />
      <DataTable.Col source="at" label="When" render={(row: AuditRow) => formatDateTime(row.at)} />
      <DataTable.Col source="actor" label="Who" disableSort />
      <DataTable.Col
        source="action"
        label="Did"
        disableSort
        render={(row: AuditRow) => (
          <>
            <AuditDetailsButton />
            <CellDetails>
              {row.subject} {row.subjectId}
              <br />
              {formatDateTime(row.at)} · {row.actor}
            </CellDetails>
          </>
        )}
      />
      <DataTable.Col source="subject" label="Kind" disableSort />
      <DataTable.Col source="subjectId" label="Which" disableSort />
    </DataTable>
  </List>
);

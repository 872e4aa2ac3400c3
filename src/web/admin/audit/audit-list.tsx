import { DataTable, DateInput, List, SearchInput, TextInput } from "react-admin";
import type { AuditRow } from "../../../contract/admin/audit.ts";
import { onTheClock } from "../amount.ts";
import { Beneath } from "../lists/beneath.tsx";
import { breaking, oneLine, roomyOnly, wideOnly } from "../wide-only.ts";
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

const layout = [
  oneLine("at"),
  breaking("who", "subjectId"),
  wideOnly("at", "who", "subjectId"),
  roomyOnly("id", "subject"),
];

/** Every change, newest first; what was done opens to before and after. */
export const AuditList = () => (
  <List filters={filters} sort={{ field: "at", order: "DESC" }} perPage={25} title="Audit">
    <DataTable rowClick={false} bulkActionButtons={false} sx={layout}>
      <DataTable.Col source="id" label="No" disableSort />
      <DataTable.Col source="at" label="When" render={(row: AuditRow) => onTheClock(row.at)} />
      <DataTable.Col source="who" label="Who" disableSort />
      <DataTable.Col
        source="action"
        label="Did"
        disableSort
        render={(row: AuditRow) => (
          <>
            <ChangeButton />
            <Beneath>
              {row.subject} {row.subjectId}
              <br />
              {onTheClock(row.at)} · {row.who}
            </Beneath>
          </>
        )}
      />
      <DataTable.Col source="subject" label="Kind" disableSort />
      <DataTable.Col source="subjectId" label="Which" disableSort />
    </DataTable>
  </List>
);

import { DataTable, DateInput, List, SearchInput, SelectInput, TextInput } from "react-admin";
import type { AuditRow } from "../../../contract/admin/audit.ts";
import { t } from "../../../platform/language/t.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatDateTime } from "../words/format.ts";
import { AuditDetailsButton } from "./audit-details.tsx";
import { subjectText, subjectWords } from "./subject-words.ts";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t("Number, name, any word")} />,
  <TextInput key="actor" source="actor" label={t("Who (e-mail)")} alwaysOn />,
  <SelectInput
    key="subject"
    source="subject"
    label={t("Kind")}
    choices={Object.entries(subjectWords).map(([id, name]) => ({ id, name }))}
    translateChoice={false}
  />,
  <TextInput key="subjectId" source="subjectId" label={t("Its number")} />,
  <TextInput key="action" source="action" label={t("What was done, word for word")} />,
  <DateInput key="from" source="from" label={t("From")} />,
  <DateInput key="to" source="to" label={t("To")} />,
];

const layout = [
  noWrap("at"),
  breakWords("actor", "subjectId"),
  hideOnPhone("at", "actor", "subjectId"),
  hideOnNarrow("id", "subject"),
];

/** Every change, newest first. The action opens a dialog with the values before and after. */
export const AuditList = () => (
  <List filters={filters} sort={{ field: "at", order: "DESC" }} title={t("Audit")}>
    <DataTable rowClick={false} bulkActionButtons={false} sx={layout}>
      <DataTable.Col source="id" label={t("No")} disableSort />
      <DataTable.Col source="at" label={t("When")} render={(row: AuditRow) => formatDateTime(row.at)} />
      <DataTable.Col source="actor" label={t("Who")} disableSort />
      <DataTable.Col
        source="action"
        label={t("Did")}
        disableSort
        render={(row: AuditRow) => (
          <>
            <AuditDetailsButton />
            <CellDetails>
              <span>{subjectText(row)}</span>
              <br />
              <span>{`${formatDateTime(row.at)} · ${row.actor}`}</span>
            </CellDetails>
          </>
        )}
      />
      <DataTable.Col
        source="subject"
        label={t("Kind")}
        disableSort
        render={({ subject }: AuditRow) => <span>{subjectWords[subject] ?? subject}</span>}
      />
      <DataTable.Col source="subjectId" label={t("Which")} disableSort />
    </DataTable>
  </List>
);

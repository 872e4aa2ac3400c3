import UploadIcon from "@mui/icons-material/FileUploadOutlined";
import {
  AutocompleteInput,
  BooleanField,
  BooleanInput,
  Button,
  DataTable,
  Link,
  List,
  SearchInput,
  SelectInput,
} from "react-admin";
import type { MemberRow } from "../../../contract/admin/members.ts";
import { t } from "../../../platform/language/t.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { toChoices } from "../inputs/label-select-input.tsx";
import { CellDetails } from "../lists/cell-details.tsx";
import { EmptyList } from "../lists/empty-list.tsx";
import { ListToolbar } from "../lists/list-toolbar.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { peopleStaff } from "../staff-session/shown-to-roles.ts";
import { useMayChange } from "../staff-session/use-may-change.ts";
import { formatDay } from "../words/format.ts";
import { countriesInWords, placeOf } from "./country-words.ts";
import { MemberCsvExport } from "./member-csv-export.tsx";
import { employmentLabels, statusLabels } from "./member-labels.ts";
import { MemberStatusChip } from "./member-status-chip.tsx";

const layout = [
  breakWords("fullName", "email"),
  noWrap("startOn"),
  hideOnPhone("email", "office", "startOn", "hasKit"),
  hideOnNarrow("hrId", "hasAccount", "employmentKind"),
];

export function MemberList() {
  const { response } = useResponse("GET /api/admin/member-choices", noOptions);
  const mayChange = useMayChange(peopleStaff);
  return (
    <List
      empty={<EmptyList>{mayChange && <ImportButton />}</EmptyList>}
      actions={
        mayChange ? (
          <ListToolbar exportButton={<MemberCsvExport />}>
            <ImportButton />
          </ListToolbar>
        ) : (
          <ListToolbar />
        )
      }
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t("Name, e-mail or number")} />,
        <SelectInput
          key="status"
          source="status"
          label={t("Status")}
          choices={toChoices(statusLabels)}
          translateChoice={false}
          alwaysOn
        />,
        <SelectInput
          key="officeId"
          source="officeId"
          label={t("Office")}
          choices={[...(response?.offices ?? [])]}
        />,
        <AutocompleteInput
          key="countryCode"
          source="countryCode"
          label={t("Country")}
          choices={countriesInWords(response?.countries)}
        />,
        <BooleanInput key="hasAccount" source="hasAccount" label={t("With an account")} />,
      ]}
      sort={{ field: "name", order: "ASC" }}
    >
      <DataTable<MemberRow> rowClick="edit" bulkActionButtons={false} sx={layout}>
        <DataTable.Col
          source="fullName"
          label={t("Name")}
          disableSort
          render={({ fullName, email, ...row }: MemberRow) => (
            <>
              <span>{fullName}</span>
              <CellDetails>{[email, placeOf(row)].filter(Boolean).join(" · ")}</CellDetails>
            </>
          )}
        />
        <DataTable.Col source="email" label={t("E-mail")} disableSort />
        <DataTable.Col source="status" label={t("Status")} disableSort field={MemberStatusChip} />
        <DataTable.Col
          source="startOn"
          label={t("First day")}
          disableSort
          render={({ startOn }: MemberRow) => (startOn ? formatDay(startOn) : t("not known"))}
        />
        <DataTable.Col source="office" label={t("Office or country")} disableSort render={placeOf} />
        <DataTable.Col source="hrId" label={t("Number")} disableSort />
        <DataTable.Col
          source="employmentKind"
          label={t("Employment")}
          disableSort
          render={({ employmentKind }: MemberRow) => (employmentKind ? employmentLabels[employmentKind] : "")}
        />
        <DataTable.Col source="hasAccount" label={t("Account")} disableSort field={BooleanField} />
        <DataTable.Col source="hasKit" label={t("Kit")} disableSort field={BooleanField} />
      </DataTable>
    </List>
  );
}

const ImportButton = () => (
  <Button label={t("Import")} component={Link} to="/member-imports/create">
    <UploadIcon />
  </Button>
);

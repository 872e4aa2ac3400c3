import InviteIcon from "@mui/icons-material/PersonAddAltOutlined";
import {
  BooleanField,
  BooleanInput,
  Button,
  DataTable,
  Link,
  List,
  SearchInput,
  SelectInput,
} from "react-admin";
import type { PersonRow } from "../../../contract/admin/people.ts";
import { t } from "../../../platform/language/t.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { ListToolbar } from "../lists/list-toolbar.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { administrators } from "../staff-session/shown-to-roles.ts";
import { useMayChange } from "../staff-session/use-may-change.ts";
import { formatDate } from "../words/format.ts";
import { serverWord } from "../words/server-words.ts";

export const roles = ["buyer", "giver", "packing", "people", "support", "catalogue", "admin"] as const;
export const roleChoices = roles.map((name) => ({ id: name, name: serverWord(name) }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t("Name or e-mail")} />,
  <SelectInput key="role" source="role" label={t("Role")} choices={roleChoices} alwaysOn />,
  <BooleanInput key="isOrg" source="isOrg" label={t("Company accounts")} />,
  <BooleanInput key="isBlocked" source="isBlocked" label={t("Blocked")} />,
];

const layout = [
  breakWords("fullName", "email"),
  noWrap("createdAt"),
  hideOnPhone("email", "isBlocked", "createdAt"),
  hideOnNarrow("isOrg", "emailVerified"),
];

/** Support sees customers only. */
export function PeopleList() {
  const mayChange = useMayChange(administrators);
  return (
    <List
      filters={mayChange ? filters : filters.filter(({ key }) => key !== "role")}
      sort={{ field: "createdAt", order: "DESC" }}
      actions={<ListToolbar>{mayChange && <InviteButton />}</ListToolbar>}
    >
      <DataTable rowClick="show" bulkActionButtons={false} sx={layout}>
        <DataTable.Col
          source="fullName"
          label={t("Name")}
          disableSort
          render={(person: PersonRow) => (
            <>
              <span>{person.fullName}</span>
              <CellDetails>{`${person.email}${person.isBlocked ? " · blocked" : ""}`}</CellDetails>
            </>
          )}
        />
        <DataTable.Col source="email" label={t("E-mail")} disableSort />
        <DataTable.Col
          source="role"
          label={t("Role")}
          disableSort
          render={({ role }: PersonRow) => serverWord(role)}
        />
        <DataTable.Col source="isOrg" label={t("Company")} disableSort field={BooleanField} />
        <DataTable.Col source="emailVerified" label={t("E-mail verified")} disableSort field={BooleanField} />
        <DataTable.Col source="isBlocked" label={t("Blocked")} disableSort field={BooleanField} />
        <DataTable.Col
          source="createdAt"
          label={t("Since")}
          render={(person) => formatDate(person.createdAt)}
        />
      </DataTable>
    </List>
  );
}

const InviteButton = () => (
  <Button component={Link} to="/invitations/create" label={t("Invite staff")} sx={{ whiteSpace: "nowrap" }}>
    <InviteIcon />
  </Button>
);

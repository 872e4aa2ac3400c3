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
import { CellDetails } from "../lists/cell-details.tsx";
import { ListToolbar } from "../lists/list-toolbar.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { administrators } from "../staff-session/roles.ts";
import { useMayChange } from "../staff-session/use-may-change.ts";
import { formatDate } from "../words/format.ts";

export const roles = ["buyer", "support", "catalogue", "admin"] as const;
export const roleChoices = roles.map((name) => ({ id: name, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name or e-mail" />,
  <SelectInput key="role" source="role" choices={roleChoices} alwaysOn />,
  <BooleanInput key="isOrg" source="isOrg" label="Company accounts" />,
  <BooleanInput key="isBlocked" source="isBlocked" label="Blocked" />,
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
          label="Name"
          disableSort
          render={(person: PersonRow) => (
            <>
              {person.fullName}
              <CellDetails>
                {person.email}
                {person.isBlocked && " · blocked"}
              </CellDetails>
            </>
          )}
        />
        <DataTable.Col source="email" label="E-mail" disableSort />
        <DataTable.Col source="role" disableSort />
        <DataTable.Col source="isOrg" label="Company" disableSort field={BooleanField} />
        <DataTable.Col source="emailVerified" label="E-mail verified" disableSort field={BooleanField} />
        <DataTable.Col source="isBlocked" label="Blocked" disableSort field={BooleanField} />
        <DataTable.Col source="createdAt" label="Since" render={(person) => formatDate(person.createdAt)} />
      </DataTable>
    </List>
  );
}

const InviteButton = () => (
  <Button component={Link} to="/invitations/create" label="Invite staff" sx={{ whiteSpace: "nowrap" }}>
    <InviteIcon />
  </Button>
);

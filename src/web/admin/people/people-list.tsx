import { BooleanField, BooleanInput, DataTable, List, SearchInput, SelectInput } from "react-admin";
import type { PersonRow } from "../../../contract/admin/people.ts";
import { onTheDay } from "../amount.ts";
import { Beneath } from "../lists/beneath.tsx";
import { breaking, oneLine, roomyOnly, wideOnly } from "../wide-only.ts";

export const roles = ["buyer", "support", "catalogue", "admin"].map((name) => ({ id: name, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name or e-mail" />,
  <SelectInput key="role" source="role" choices={roles} alwaysOn />,
  <BooleanInput key="isOrg" source="isOrg" label="Company accounts" />,
  <BooleanInput key="isBlocked" source="isBlocked" label="Blocked" />,
];

const layout = [
  breaking("fullName", "email"),
  oneLine("createdAt"),
  wideOnly("email", "isBlocked", "createdAt"),
  roomyOnly("isOrg", "emailProved"),
];

export const PeopleList = () => (
  <List filters={filters} sort={{ field: "createdAt", order: "DESC" }}>
    <DataTable rowClick="show" bulkActionButtons={false} sx={layout}>
      <DataTable.Col
        source="fullName"
        label="Name"
        disableSort
        render={(person: PersonRow) => (
          <>
            {person.fullName}
            <Beneath>
              {person.email}
              {person.isBlocked && " · blocked"}
            </Beneath>
          </>
        )}
      />
      <DataTable.Col source="email" label="E-mail" disableSort />
      <DataTable.Col source="role" disableSort />
      <DataTable.Col source="isOrg" label="Company" disableSort field={BooleanField} />
      <DataTable.Col source="emailProved" label="Address proved" disableSort field={BooleanField} />
      <DataTable.Col source="isBlocked" label="Blocked" disableSort field={BooleanField} />
      <DataTable.Col source="createdAt" label="Since" render={(person) => onTheDay(person.createdAt)} />
    </DataTable>
  </List>
);

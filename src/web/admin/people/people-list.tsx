import {
  BooleanField,
  BooleanInput,
  DataTable,
  DateField,
  List,
  SearchInput,
  SelectInput,
} from "react-admin";

export const roles = ["buyer", "support", "catalogue", "admin"].map((name) => ({ id: name, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name or e-mail" />,
  <SelectInput key="role" source="role" choices={roles} alwaysOn />,
  <BooleanInput key="isOrg" source="isOrg" label="Company accounts" />,
  <BooleanInput key="isBlocked" source="isBlocked" label="Blocked" />,
];

export const PeopleList = () => (
  <List filters={filters} sort={{ field: "createdAt", order: "DESC" }}>
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="fullName" label="Name" disableSort />
      <DataTable.Col source="email" label="E-mail" disableSort />
      <DataTable.Col source="role" disableSort />
      <DataTable.Col source="isOrg" label="Company" disableSort field={BooleanField} />
      <DataTable.Col source="emailProved" label="Address proved" disableSort field={BooleanField} />
      <DataTable.Col source="isBlocked" label="Blocked" disableSort field={BooleanField} />
      <DataTable.Col source="createdAt" label="Since" field={DateField} />
    </DataTable>
  </List>
);

import {
  ArrayInput,
  AutocompleteInput,
  DateInput,
  maxLength,
  ReferenceInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  usePermissions,
} from "react-admin";
import type { MemberInput } from "../../../contract/admin/members.ts";
import { t } from "../../../platform/language/t.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { AddRowButton } from "../inputs/add-row-button.tsx";
import { LabelSelectInput, toChoices } from "../inputs/label-select-input.tsx";
import { RemoveRowButton } from "../inputs/remove-row-button.tsx";
import { countriesInWords } from "./country-words.ts";
import { emailKindLabels, employmentLabels } from "./member-labels.ts";

export const emptyMember: MemberInput = {
  firstName: "",
  lastName: "",
  source: "",
  hrId: "",
  officeId: null,
  countryCode: "",
  costCenter: "",
  managerId: null,
  employmentKind: null,
  emails: [],
  employments: [],
  sizes: [],
};

/** What the call takes of the form: react-admin makes null of an emptied text, and sends the whole record. */
export function toMemberInput(form: Partial<MemberInput> & { readonly version?: number }) {
  const text = (value: string | null | undefined) => value ?? "";
  return {
    ...(form.version !== undefined && { version: form.version }),
    firstName: text(form.firstName),
    lastName: text(form.lastName),
    source: text(form.source),
    hrId: text(form.hrId),
    officeId: form.officeId || null,
    countryCode: text(form.countryCode),
    costCenter: text(form.costCenter),
    managerId: form.managerId || null,
    employmentKind: form.employmentKind || null,
    emails: (form.emails ?? []).map(({ email, kind }) => ({ email: text(email), kind })),
    employments: (form.employments ?? []).map(({ startOn, endOn }) => ({ startOn, endOn: endOn || null })),
    sizes: (form.sizes ?? []).map(({ categoryId, size }) => ({ categoryId, size: text(size) })),
  };
}

/** Everything that the company says of somebody. */
export function MemberInputs() {
  const { permissions: role } = usePermissions<string>();
  const { response } = useResponse("GET /api/admin/member-choices", noOptions);
  const categories = response?.categories ?? [];
  return (
    <>
      <TextInput source="firstName" label={t("First name")} validate={[required(), maxLength(100)]} />
      <TextInput source="lastName" label={t("Last name")} validate={maxLength(100)} />
      <ArrayInput source="emails" label={t("E-mail addresses")}>
        <SimpleFormIterator
          inline
          disableClear
          disableReordering
          addButton={<AddRowButton label={t("Add an address")} />}
          removeButton={<RemoveRowButton label={(at) => t("Remove address {at}", { at })} />}
        >
          <TextInput
            source="email"
            label={t("E-mail")}
            type="email"
            validate={[required(), maxLength(254)]}
          />
          <LabelSelectInput source="kind" label={t("Kind")} labels={emailKindLabels} defaultValue="company" />
        </SimpleFormIterator>
      </ArrayInput>
      <ArrayInput
        source="employments"
        label={t("Employments")}
        helperText={t("Days by the clock of the office. Who comes back has another one.")}
      >
        <SimpleFormIterator
          inline
          disableClear
          disableReordering
          addButton={<AddRowButton label={t("Add an employment")} />}
          removeButton={<RemoveRowButton label={(at) => t("Remove employment {at}", { at })} />}
        >
          <DateInput source="startOn" label={t("First day")} validate={required()} parse={asDay} />
          <DateInput source="endOn" label={t("Last day, if known")} parse={asDay} />
        </SimpleFormIterator>
      </ArrayInput>
      <SelectInput
        source="officeId"
        label={t("Office")}
        choices={[...(response?.offices ?? [])]}
        translateChoice={false}
        emptyText={t("None")}
      />
      <AutocompleteInput
        fullWidth
        source="countryCode"
        label={t("Country")}
        choices={countriesInWords(response?.countries)}
        translateChoice={false}
        parse={(id: string | null) => id ?? ""}
      />
      <SelectInput
        source="employmentKind"
        label={t("Employment")}
        choices={toChoices(employmentLabels)}
        translateChoice={false}
        emptyText={t("Not known")}
      />
      <ReferenceInput source="managerId" reference="members" sort={{ field: "name", order: "ASC" }}>
        <AutocompleteInput
          fullWidth
          label={t("Manager")}
          optionText="fullName"
          filterToQuery={(q: string) => ({ q })}
          emptyText={t("None")}
        />
      </ReferenceInput>
      <TextInput source="costCenter" label={t("Cost centre")} validate={maxLength(60)} />
      <TextInput source="hrId" label={t("Employee number")} validate={maxLength(60)} />
      <TextInput
        source="source"
        label={t("Whose number that is")}
        helperText={t("Such as Workday: two lists may have the same numbers")}
        validate={maxLength(40)}
      />
      {role !== "people" && (
        <ArrayInput source="sizes" label={t("Usual sizes")}>
          <SimpleFormIterator
            inline
            disableClear
            disableReordering
            addButton={<AddRowButton label={t("Add a size")} />}
            removeButton={<RemoveRowButton label={(at) => t("Remove size {at}", { at })} />}
          >
            <SelectInput
              source="categoryId"
              label={t("Of")}
              choices={categories.map(({ id, name }) => ({ id, name }))}
              translateChoice={false}
              validate={required()}
            />
            <TextInput source="size" label={t("Size")} validate={[required(), maxLength(20)]} />
          </SimpleFormIterator>
        </ArrayInput>
      )}
    </>
  );
}

const asDay = (value: string) => value || null;

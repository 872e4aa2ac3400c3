import { useCallback } from "react";
import {
  AutocompleteInput,
  BooleanField,
  DataTable,
  maxLength,
  required,
  SimpleForm,
  TextInput,
  useRecordContext,
} from "react-admin";
import type { Office } from "../../../contract/admin/offices.ts";
import { t } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";
import { validateGstin } from "../inputs/validate-gstin.ts";
import { MovableCreate, MovableList, WithdrawableEdit } from "../records/movable-record-screens.tsx";
import { SaveToolbar } from "../records/save-toolbar.tsx";
import { hasGst } from "../words/tax-words.ts";

const timeZones = Intl.supportedValuesOf("timeZone").map((id) => ({ id, name: id }));

const moveOffice = (officeId: number, direction: "up" | "down") =>
  api.call("POST /api/admin/offices/{officeId}/move", { params: { officeId }, body: { direction } });

export const OfficeList = () => (
  <MovableList move={moveOffice} columnOnlyOnDesktop="address">
    <DataTable.Col source="name" label={t("Name")} disableSort />
    <DataTable.Col source="address" label={t("Address")} disableSort />
    <DataTable.Col source="isWithdrawn" label={t("Withdrawn")} disableSort field={BooleanField} />
  </MovableList>
);

/** An office that orders can be billed to. */
export const OfficeCreate = () => (
  <MovableCreate title={t("New office")} emptyRecord={{ name: "", address: "", gstin: "", timeZone: "" }}>
    <OfficeForm saveLabel={t("Add the office")} />
  </MovableCreate>
);

export const OfficeEdit = () => (
  <WithdrawableEdit
    allLabel={t("All offices")}
    cardTitle={t("Office")}
    note={<WithdrawnNote />}
    effect={t("It goes from the checkout's list. Orders billed to it keep it, and you can bring it back.")}
  >
    <OfficeForm saveLabel={t("Save")} />
  </WithdrawableEdit>
);

const WithdrawnNote = () => useRecordContext<Office>()?.isWithdrawn && t("Withdrawn: nobody bills to it.");

/** An office's name and the postal address that is printed on what is billed to it. */
function OfficeForm({ saveLabel }: { saveLabel: string }) {
  const stored = useRecordContext<Office>()?.gstin;
  // One that was stored before its check digit was checked may stay.
  const validate = useCallback(
    (typed: string | undefined) => (typed === stored ? undefined : validateGstin(typed)),
    [stored],
  );
  return (
    <SimpleForm sx={{ maxWidth: 480 }} toolbar={<SaveToolbar label={saveLabel} />}>
      <TextInput source="name" label={t("Name")} validate={[required(), maxLength(80)]} />
      <TextInput source="address" label={t("Address")} multiline minRows={3} validate={maxLength(1000)} />
      {hasGst && (
        <TextInput
          source="gstin"
          label={t("GSTIN")}
          helperText={t("Printed on invoices; tells the state that is billed")}
          parse={(typed: string) => typed.trim().toUpperCase()}
          validate={validate}
        />
      )}
      <AutocompleteInput
        fullWidth
        source="timeZone"
        label={t("Time zone")}
        helperText={t("By its clock a member’s first day begins. Empty: the store’s.")}
        choices={timeZones}
        translateChoice={false}
        parse={(id: string | null) => id ?? ""}
      />
    </SimpleForm>
  );
}

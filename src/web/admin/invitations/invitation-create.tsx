import { Create, email, maxLength, required, SimpleForm, TextInput } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { useRecordRefusal } from "../calls/record-refusal.tsx";
import { LabelSelectInput } from "../inputs/label-select-input.tsx";
import { SaveToolbar } from "../records/save-toolbar.tsx";
import { roleLabels } from "./role-labels.ts";

const emptyInvitation = { firstName: "", lastName: "", email: "", role: "support" };

const fields = { email_invalid: "email", person_is_staff: "email", duplicate_entry: "email" } as const;

/** Mails somebody a link by which they become staff. A customer keeps account and password, and gets the role. */
export function InvitationCreate() {
  const { mutationOptions, showRefusal } = useRecordRefusal(fields);
  return (
    <Create
      title={t("Invite staff")}
      redirect="list"
      record={emptyInvitation}
      mutationOptions={mutationOptions}
    >
      <SimpleForm sx={{ maxWidth: 480 }} toolbar={<SaveToolbar label={t("Send the invitation")} />}>
        {showRefusal(<InvitationInputs />)}
      </SimpleForm>
    </Create>
  );
}

const InvitationInputs = () => (
  <>
    <TextInput source="firstName" label={t("First name")} validate={[required(), maxLength(100)]} />
    <TextInput source="lastName" label={t("Last name")} validate={[required(), maxLength(100)]} />
    <TextInput
      source="email"
      label={t("E-mail")}
      type="email"
      helperText={t("The link in the mail works once, within three days.")}
      validate={[required(), email()]}
    />
    <LabelSelectInput source="role" label={t("Role")} labels={roleLabels} />
  </>
);

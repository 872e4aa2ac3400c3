import { Create, email, maxLength, required, SimpleForm, TextInput } from "react-admin";
import { LabelSelectInput } from "../inputs/label-select-input.tsx";
import { SaveToolbar } from "../save-toolbar.tsx";
import { roleLabels } from "./role-labels.ts";

const emptyInvitation = { firstName: "", lastName: "", email: "", role: "support" };

/** Mails somebody a link by which they become staff. A customer keeps account and password, and gets the role. */
export const InvitationCreate = () => (
  <Create title="Invite staff" redirect="list" record={emptyInvitation}>
    <SimpleForm sx={{ maxWidth: 480 }} toolbar={<SaveToolbar label="Send the invitation" />}>
      <TextInput source="firstName" label="First name" validate={[required(), maxLength(100)]} />
      <TextInput source="lastName" label="Last name" validate={[required(), maxLength(100)]} />
      <TextInput
        source="email"
        label="E-mail"
        type="email"
        helperText="The link in the mail works once, within three days."
        validate={[required(), email()]}
      />
      <LabelSelectInput source="role" label="Role" labels={roleLabels} />
    </SimpleForm>
  </Create>
);

import { Create, SimpleForm } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { useRecordRefusal } from "../calls/record-refusal.tsx";
import { SaveToolbar } from "../records/save-toolbar.tsx";
import { emptyMember, MemberInputs, toMemberInput } from "./member-form.tsx";
import { fieldsOfRefusals } from "./member-labels.ts";

export function MemberCreate() {
  const { mutationOptions, showRefusal } = useRecordRefusal(fieldsOfRefusals);
  return (
    <Create
      redirect="edit"
      title={t("New member")}
      record={emptyMember}
      transform={toMemberInput}
      mutationOptions={mutationOptions}
    >
      <SimpleForm sx={{ maxWidth: 640 }} toolbar={<SaveToolbar label={t("Add the member")} />}>
        {showRefusal(<MemberInputs />)}
      </SimpleForm>
    </Create>
  );
}

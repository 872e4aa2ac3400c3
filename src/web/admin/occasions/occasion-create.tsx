import { Create, SimpleForm } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { useRecordRefusal } from "../calls/record-refusal.tsx";
import { SaveToolbar } from "../records/save-toolbar.tsx";
import { emptyOccasion, OccasionInputs, toOccasionInput } from "./occasion-form.tsx";
import { fieldsOfOccasion } from "./occasion-labels.ts";

export function OccasionCreate() {
  const { mutationOptions, showRefusal } = useRecordRefusal(fieldsOfOccasion);
  return (
    <Create
      redirect="show"
      title={t("New occasion")}
      record={emptyOccasion}
      transform={toOccasionInput}
      mutationOptions={mutationOptions}
    >
      <SimpleForm sx={{ maxWidth: 640 }} toolbar={<SaveToolbar label={t("Prepare the occasion")} />}>
        {showRefusal(<OccasionInputs />)}
      </SimpleForm>
    </Create>
  );
}

import { AutocompleteArrayInput, FormDataConsumer, SelectArrayInput } from "react-admin";
import type { OccasionInput } from "../../../contract/admin/occasions.ts";
import type { Output } from "../../../contract/route-types.ts";
import { t } from "../../../platform/language/t.ts";
import { DayInput } from "../inputs/day-input.tsx";
import { LabelSelectInput, toChoices } from "../inputs/label-select-input.tsx";
import { employmentLabels } from "../members/member-labels.ts";
import { audienceLabels } from "./occasion-labels.ts";

interface OccasionAudienceInputsProps {
  /** The first occasion is for whoever has its code. */
  readonly isFirst: boolean;
  readonly choices: Output<"GET /api/admin/occasion-choices"> | undefined;
}

/** Who may claim: by rules their fields follow; a list is filled on the occasion's own screen. */
export const OccasionAudienceInputs = ({ isFirst, choices }: OccasionAudienceInputsProps) => (
  <>
    <LabelSelectInput source="audience" label={t("For")} labels={audienceLabels} disabled={isFirst} />
    <FormDataConsumer<OccasionInput>>
      {({ formData: { audience } }) =>
        audience === "rules" ? (
          <>
            <AutocompleteArrayInput
              fullWidth
              source="countryCodes"
              label={t("Countries (none: any)")}
              choices={[...(choices?.countries ?? [])]}
              translateChoice={false}
            />
            <AutocompleteArrayInput
              fullWidth
              source="officeIds"
              label={t("Offices (none: any)")}
              choices={[...(choices?.offices ?? [])]}
              translateChoice={false}
            />
            <SelectArrayInput
              fullWidth
              source="employmentKinds"
              label={t("Employment (none: any)")}
              choices={toChoices(employmentLabels)}
              translateChoice={false}
            />
            <DayInput source="startedFrom" label={t("Began here from")} />
            <DayInput source="startedTo" label={t("Began here until")} />
          </>
        ) : null
      }
    </FormDataConsumer>
  </>
);

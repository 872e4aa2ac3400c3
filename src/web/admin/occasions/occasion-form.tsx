import Typography from "@mui/material/Typography";
import {
  AutocompleteInput,
  maxLength,
  NumberInput,
  required,
  TextInput,
  useRecordContext,
} from "react-admin";
import type { Occasion, OccasionInput } from "../../../contract/admin/occasions.ts";
import { t } from "../../../platform/language/t.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { DayInput } from "../inputs/day-input.tsx";
import { LabelSelectInput } from "../inputs/label-select-input.tsx";
import { baseUnitsTitle } from "../words/format.ts";
import { OccasionAudienceInputs } from "./occasion-audience-inputs.tsx";
import { claimsLabels, occasionKindLabels, redeemedOnceLabels } from "./occasion-labels.ts";
import { OccasionLookInputs } from "./occasion-look-inputs.tsx";
import { OccasionTextInputs } from "./occasion-text-inputs.tsx";

export const emptyOccasion: OccasionInput = {
  kind: "anniversary",
  name: "",
  kitProductId: null,
  audience: "rules",
  countryCodes: [],
  officeIds: [],
  employmentKinds: [],
  startedFrom: null,
  startedTo: null,
  redeemedOnce: "ever",
  claims: "at_once",
  opensOn: null,
  closesOn: null,
  dispatchFrom: null,
  costCenter: "",
  budget: null,
  payrollValue: null,
  texts: [{ language: "en", heading: "", words: "", cardNote: "", boxLabel: "" }],
  boxColourHex: null,
  images: [],
};

/** What the call takes of the form: react-admin makes null of an emptied text, and sends the whole record. */
export function toOccasionInput(form: Partial<OccasionInput> & { readonly version?: number }) {
  const text = (value: string | null | undefined) => value ?? "";
  return {
    ...(form.version !== undefined && { version: form.version }),
    kind: form.kind,
    name: text(form.name),
    kitProductId: form.kitProductId || null,
    audience: form.audience,
    countryCodes: form.countryCodes ?? [],
    officeIds: form.officeIds ?? [],
    employmentKinds: form.employmentKinds ?? [],
    startedFrom: form.startedFrom || null,
    startedTo: form.startedTo || null,
    redeemedOnce: form.redeemedOnce,
    claims: form.claims,
    opensOn: form.opensOn || null,
    closesOn: form.closesOn || null,
    dispatchFrom: form.dispatchFrom || null,
    costCenter: text(form.costCenter),
    budget: form.budget ?? null,
    payrollValue: form.payrollValue ?? null,
    texts: (form.texts ?? [])
      .map(({ language, heading, words, cardNote, boxLabel }) => ({
        language,
        heading: text(heading).trim(),
        words: text(words),
        cardNote: text(cardNote),
        boxLabel: text(boxLabel),
      }))
      .filter(({ heading, words, cardNote, boxLabel }) => heading || words || cardNote || boxLabel),
    boxColourHex: form.boxColourHex || null,
    images: (form.images ?? []).map(({ imageId, alt, translations }) => ({
      imageId,
      alt: text(alt),
      ...(translations && { translations }),
    })),
  };
}

/** Everything that is said of an occasion. */
export function OccasionInputs() {
  const { response } = useResponse("GET /api/admin/occasion-choices", noOptions);
  const occasion = useRecordContext<Occasion>();
  const ownKit =
    occasion?.kitProductId && occasion.kitName ? [{ id: occasion.kitProductId, name: occasion.kitName }] : [];
  return (
    <>
      <TextInput source="name" label={t("Name for staff")} validate={[required(), maxLength(120)]} />
      <LabelSelectInput source="kind" label={t("Kind")} labels={occasionKindLabels} />
      <AutocompleteInput
        fullWidth
        source="kitProductId"
        label={t("Kit")}
        choices={[...ownKit, ...(response?.products ?? [])]}
        translateChoice={false}
        helperText={t("The product becomes free, alone in the cart, with the code or link of this occasion.")}
      />
      <Heading>{t("Who may claim")}</Heading>
      <OccasionAudienceInputs isFirst={occasion?.isFirst ?? false} choices={response} />
      <LabelSelectInput
        source="redeemedOnce"
        label={t("How often")}
        labels={redeemedOnceLabels}
        disabled={Boolean(occasion?.isFirst || occasion?.startedAt)}
      />
      {!occasion?.isFirst && (
        <LabelSelectInput
          source="claims"
          label={t("How it is claimed")}
          labels={claimsLabels}
          disabled={Boolean(occasion?.startedAt)}
          helperText={t(
            "Collected: members choose until the last day and can change it; no stock is taken. Then you have all orders made at once.",
          )}
        />
      )}
      <Heading>{t("When")}</Heading>
      <DayInput source="opensOn" label={t("First day")} />
      <DayInput source="closesOn" label={t("Last day")} />
      <DayInput
        source="dispatchFrom"
        label={t("Not dispatched before")}
        helperText={t("Days by the clock of the member’s office. Empty: no limit.")}
      />
      <Heading>{t("What is shown")}</Heading>
      {response && <OccasionTextInputs languages={response.languages} />}
      <OccasionLookInputs />
      <Heading>{t("Money")}</Heading>
      <NumberInput
        source="budget"
        label={t("Budget, {units}", { units: baseUnitsTitle })}
        min={0}
        step={0.01}
        helperText={t("For the board; it refuses nobody")}
      />
      <NumberInput
        source="payrollValue"
        label={t("Value of one kit for the payroll, {units}", { units: baseUnitsTitle })}
        min={0}
        step={0.01}
      />
      <TextInput source="costCenter" label={t("Cost centre")} validate={maxLength(60)} />
    </>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Typography variant="subtitle1" component="h3" sx={{ mt: 2, mb: 0.5 }}>
    {children}
  </Typography>
);

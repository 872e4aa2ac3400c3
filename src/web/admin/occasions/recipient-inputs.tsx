import { AutocompleteArrayInput, RadioButtonGroupInput, ReferenceArrayInput } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { CsvTextInput } from "../inputs/csv-text-input.tsx";

export interface Recipients {
  readonly who: "all" | "chosen" | "pasted";
  readonly memberIds: readonly number[];
  readonly lines: string;
}
export const nobodyChosen: Recipients = { who: "all", memberIds: [], lines: "" };

/** Whom the call names; nothing: all whom it is for. */
export const chosenBy = ({ who, memberIds, lines }: Recipients) => ({
  ...(who === "chosen" && { memberIds: [...memberIds] }),
  ...(who === "pasted" && { lines }),
});
export const isComplete = ({ who, memberIds, lines }: Recipients) =>
  who === "all" || (who === "chosen" ? memberIds.length > 0 : lines.trim() !== "");

interface RecipientInputsProps extends Pick<Recipients, "who"> {
  /** Whom it means that nobody is named. */
  readonly all: string;
  /** Below those who are chosen. */
  readonly help: string;
}

/** Who gets a link or a card. */
export const RecipientInputs = ({ who, all, help }: RecipientInputsProps) => (
  <>
    <RadioButtonGroupInput
      source="who"
      label={t("To whom")}
      row={false}
      translateChoice={false}
      choices={[
        { id: "all", name: all },
        { id: "chosen", name: t("Members that I choose") },
        { id: "pasted", name: t("Members of a list that I paste") },
      ]}
      helperText={false}
    />
    {who === "chosen" && (
      <ReferenceArrayInput source="memberIds" reference="members" sort={{ field: "name", order: "ASC" }}>
        <AutocompleteArrayInput
          fullWidth
          label={t("Members")}
          optionText={nameWithEmail}
          filterToQuery={(q: string) => ({ q })}
          helperText={help}
        />
      </ReferenceArrayInput>
    )}
    {who === "pasted" && (
      <CsvTextInput
        source="lines"
        label={t("List of members")}
        helperText={t("A line for each: an e-mail address or an employee number")}
      />
    )}
  </>
);

const nameWithEmail = ({ fullName, email }: { fullName: string; email: string }) =>
  [fullName, email].filter(Boolean).join(" · ");

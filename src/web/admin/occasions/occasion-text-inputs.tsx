import { ArrayInput, maxLength, required, SelectInput, SimpleFormIterator, TextInput } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { AddRowButton } from "../inputs/add-row-button.tsx";
import { RemoveRowButton } from "../inputs/remove-row-button.tsx";

/** The words of an occasion in each language of the shop. */
export const OccasionTextInputs = ({
  languages,
}: {
  languages: readonly { readonly id: string; readonly name: string }[];
}) => (
  <ArrayInput source="texts" label={t("Texts")}>
    <SimpleFormIterator
      disableClear
      disableReordering
      addButton={<AddRowButton label={t("Add a language")} />}
      removeButton={<RemoveRowButton label={(at) => t("Remove language {at}", { at })} />}
    >
      <SelectInput
        source="language"
        label={t("Language")}
        choices={[...languages]}
        translateChoice={false}
        defaultValue="en"
        validate={required()}
      />
      <TextInput source="heading" label={t("Heading")} validate={maxLength(120)} />
      <TextInput
        source="words"
        label={t("Words below it")}
        multiline
        minRows={3}
        validate={maxLength(2_000)}
      />
      <TextInput
        source="cardNote"
        label={t("Note on the card in the box")}
        multiline
        minRows={2}
        validate={maxLength(300)}
      />
      <TextInput
        source="boxLabel"
        label={t("Words on the closed box")}
        helperText={t("Shown if a box opens on the page")}
        validate={maxLength(40)}
      />
    </SimpleFormIterator>
  </ArrayInput>
);

import Typography from "@mui/material/Typography";
import {
  Create,
  DataTable,
  Edit,
  List,
  maxLength,
  required,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextInput,
  useNotify,
  useRecordContext,
  useRedirect,
} from "react-admin";
import type { Synonym } from "../../../contract/admin/search-synonyms.ts";
import { ApiProblem } from "../../../contract/client.ts";
import { t } from "../../../platform/language/t.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { api } from "../calls/api.ts";
import { useRecordRefusal } from "../calls/record-refusal.tsx";
import { hideOnPhone } from "../records/column-styles.ts";
import { RecordHeading } from "../records/record-heading.tsx";
import { SaveToolbar } from "../records/save-toolbar.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { availableTags, languageName } from "../words/language-names.ts";

const choicesOf = () => ["en", ...availableTags()].map((id) => ({ id, name: languageName(id) }));

export const SearchSynonymList = () => (
  <List
    filters={[
      <SearchInput key="q" source="q" alwaysOn placeholder={t("Word")} />,
      <SelectInput key="language" source="language" label={t("Language")} choices={choicesOf()} alwaysOn />,
    ]}
    sort={{ field: "words", order: "ASC" }}
    perPage={100}
    exporter={false}
  >
    <DataTable<Synonym> rowClick="edit" bulkActionButtons={false} sx={hideOnPhone("language")}>
      <DataTable.Col source="words" label={t("Who types one of these")} />
      <DataTable.Col
        source="finds"
        label={t("Also finds")}
        disableSort
        render={({ finds }: Synonym) => finds || t("the others")}
      />
      <DataTable.Col
        source="language"
        label={t("Language")}
        render={({ language }: Synonym) => languageName(language)}
      />
    </DataTable>
  </List>
);

const fields = { synonym_invalid: "words" } as const;
const isSame = { language: "en", words: "", finds: "" };

export function SearchSynonymCreate() {
  const { mutationOptions, showRefusal } = useRecordRefusal(fields);
  return (
    <Create redirect="list" title={t("New search words")} record={isSame} mutationOptions={mutationOptions}>
      <SimpleForm sx={{ maxWidth: 640 }} toolbar={<SaveToolbar label={t("Teach the search")} />}>
        {showRefusal(<SynonymInputs />)}
      </SimpleForm>
    </Create>
  );
}

export function SearchSynonymEdit() {
  const { mutationOptions, showRefusal } = useRecordRefusal(fields);
  return (
    <Edit
      mutationMode="pessimistic"
      redirect="list"
      actions={false}
      component="div"
      mutationOptions={mutationOptions}
    >
      <SynonymHeading />
      <SectionCard title={t("Words")}>
        <SimpleForm sx={{ maxWidth: 640 }} toolbar={<SaveToolbar label={t("Save")} />}>
          {showRefusal(<SynonymInputs />)}
        </SimpleForm>
      </SectionCard>
      <RemoveSynonym />
    </Edit>
  );
}

const SynonymHeading = () => (
  <RecordHeading title={useRecordContext<Synonym>()?.words} allLabel={t("All search words")} />
);

const SynonymInputs = () => (
  <>
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {t(
        "Words and phrases as people type them, separated by commas. The search knows them within a second, singular and plural alike.",
      )}
    </Typography>
    <SelectInput source="language" label={t("Language")} choices={choicesOf()} validate={required()} />
    <TextInput
      source="words"
      label={t("Who types one of these")}
      multiline
      validate={[required(), maxLength(500)]}
      helperText={t("mug, cup")}
    />
    <TextInput
      source="finds"
      label={t("Also finds")}
      multiline
      validate={maxLength(500)}
      helperText={t(
        "Empty: each finds what the others find. With a word here, such as gift, all of them find that, and not each other.",
      )}
    />
  </>
);

function RemoveSynonym() {
  const synonym = useRecordContext<Synonym>();
  const [redirect, notify] = [useRedirect(), useNotify()];
  if (!synonym) return null;
  /** Not by `useAction`, which would reload the record that is gone. */
  const remove = ({ id, version, words }: Synonym) =>
    api
      .call("DELETE /api/admin/search-synonyms/{synonymId}", { params: { synonymId: id }, body: { version } })
      .then(
        () => {
          notify(t("The search has forgotten {words}", { words }), { type: "success" });
          redirect("list", "search-synonyms");
        },
        (error: unknown) => {
          if (!(error instanceof ApiProblem)) throw error;
          notify(error.detail || error.message, { type: "error" });
        },
      );
  return (
    <ConfirmButton
      title={t("Let the search forget these?")}
      content={t("{words} find only what is called so.", { words: synonym.words })}
      confirm={t("Forget them")}
      color="error"
      variant="outlined"
      sx={{ mt: 2 }}
      onConfirm={() => void remove(synonym)}
    >
      {t("Forget these words")}
    </ConfirmButton>
  );
}

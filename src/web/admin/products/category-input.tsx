import Button from "@mui/material/Button";
import { useState } from "react";
import {
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useCreateSuggestionContext,
  useRefresh,
} from "react-admin";
import type { CategoryInput as NewCategory } from "../../../contract/admin/categories.ts";
import { t } from "../../../platform/language/t.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { api } from "../calls/api.ts";
import { SlugInput } from "../inputs/slug-input.tsx";

const emptyCategory: NewCategory = {
  name: "",
  slug: "",
  pageHeading: "",
  description: "",
  position: 0,
  pageTitle: "",
  metaDescription: "",
  metaKeywords: "",
};
const fieldsOfRefusals = { slug_taken: "slug", slug_reserved: "slug" } as const;

/** The category of a product. A new one is made here, because the first product of a store has none to choose. */
export const CategoryInput = () => (
  <ReferenceInput
    source="categoryId"
    reference="categories"
    sort={{ field: "position", order: "ASC" }}
    perPage={100}
  >
    <SelectInput
      label={t("Category")}
      optionText="name"
      validate={required()}
      create={<NewCategoryDialog />}
      createLabel={t("New category…")}
    />
  </ReferenceInput>
);

function NewCategoryDialog() {
  const { onCancel, onCreate } = useCreateSuggestionContext();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  async function createCategory(body: NewCategory) {
    setBusy(true);
    try {
      onCreate(await api.call("POST /api/admin/categories", { body }));
      refresh();
      return true;
    } finally {
      setBusy(false);
    }
  }
  return (
    <FormDialog
      title={t("New category")}
      closeLabel={t("Not now")}
      onClose={onCancel}
      initialValues={emptyCategory}
      onSubmit={createCategory}
      fields={fieldsOfRefusals}
      action={() => (
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t("Add the category")}
        </Button>
      )}
    >
      {() => (
        <>
          <TextInput source="name" label={t("Name")} validate={required()} fullWidth autoFocus />
          <SlugInput helperText={t("Made from the name. Its page, texts and tile are in Categories.")} />
        </>
      )}
    </FormDialog>
  );
}

import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useGetList } from "react-admin";
import type { StaffCategory } from "../../../contract/admin/categories.ts";
import type { ProductImportDetail } from "../../../contract/admin/product-imports.ts";
import { t } from "../../../platform/language/t.ts";
import { SectionCard } from "../records/section-card.tsx";
import { ColumnQuestion } from "./column-question.tsx";
import type { ImportDraft, WeightUnit } from "./import-draft.ts";

interface ImportQuestionsProps {
  readonly plan: Pick<
    ProductImportDetail,
    "askedCategories" | "askedNumbers" | "askedWeights" | "withoutWeight"
  >;
  readonly draft: ImportDraft;
  readonly onChange: (draft: ImportDraft) => void;
  readonly onCheck: () => void;
}

const everyCategory = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: "name", order: "ASC" },
} as const;

/** A number in each unit that it may be in. */
function inUnits(number: string) {
  const as = (unit: WeightUnit) => `${number} ${unit}`;
  return { g: as("g"), kg: as("kg"), oz: as("oz"), lb: as("lb") };
}

/**
 * What the file leaves open: categories that the store does not have, numbers that may be read in two ways, weights without a unit,
 * products without a weight.
 */
export function ImportQuestions({ plan, draft, onChange, onCheck }: ImportQuestionsProps) {
  const { data: categories = [] } = useGetList<StaffCategory>("categories", everyCategory);
  return (
    <SectionCard title={t("What the file leaves open")}>
      {plan.askedCategories.some(({ name }) => name) && (
        <Typography sx={{ mb: 2 }}>
          {t("The store does not have these categories. Make them, or choose another for their products.")}
        </Typography>
      )}
      <Box sx={{ display: "grid", gap: 2, maxWidth: 480, pt: 1 }}>
        {plan.askedCategories.map(({ name, products }) => (
          <TextField
            key={name}
            select
            margin="none"
            label={name || t("Products without a category")}
            helperText={`${t("{products, plural, one {# product} other {# products}}", { products })}${name ? "" : t(", left out until one is chosen")}`}
            value={draft.categories[name] ?? ""}
            onChange={({ target }) =>
              onChange({ ...draft, categories: { ...draft.categories, [name]: target.value } })
            }
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">
              {name ? t("Make the category {name}", { name }) : t("Choose a category")}
            </MenuItem>
            {categories.map((category) => (
              <MenuItem key={category.id} value={String(category.id)}>
                {category.name}
              </MenuItem>
            ))}
          </TextField>
        ))}
        {plan.askedNumbers.map(({ heading, example, readAs }) => (
          <ColumnQuestion
            key={heading}
            heading={heading}
            example={example}
            readAs={{ ".": readAs.point, ",": readAs.comma }}
            chosen={draft.decimalSigns[heading]}
            onChoose={(sign) =>
              onChange({ ...draft, decimalSigns: { ...draft.decimalSigns, [heading]: sign } })
            }
          />
        ))}
        {plan.askedWeights.map(({ heading, example }) => (
          <ColumnQuestion
            key={`weight ${heading}`}
            heading={heading}
            example={t("Weight {example}", { example })}
            readAs={inUnits(example)}
            chosen={draft.weightUnits[heading]}
            onChoose={(unit) =>
              onChange({ ...draft, weightUnits: { ...draft.weightUnits, [heading]: unit } })
            }
          />
        ))}
        {plan.withoutWeight > 0 && (
          <TextField
            type="number"
            margin="none"
            label={t("Weight of a product without one, grams")}
            helperText={t(
              "{withoutWeight, plural, one {# new product has} other {# new products have}} no weight in the file; shipping goes by weight.",
              { withoutWeight: plan.withoutWeight },
            )}
            value={draft.weightGrams}
            onChange={({ target }) => onChange({ ...draft, weightGrams: target.value })}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault(); // it would upload the file once more
              onCheck();
            }}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: 1, max: 100_000, step: 1 } }}
          />
        )}
      </Box>
    </SectionCard>
  );
}

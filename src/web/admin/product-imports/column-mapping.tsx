import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { ImportColumn, ProductImportDetail } from "../../../contract/admin/product-imports.ts";
import { t } from "../../../platform/language/t.ts";
import { SectionCard } from "../records/section-card.tsx";
import { fieldLabel, formatLabels, isOffered } from "./field-labels.ts";

interface ColumnMappingProps {
  readonly plan: Pick<ProductImportDetail, "format" | "columns" | "fieldChoices" | "isMappingNeeded">;
  readonly fields: readonly (string | null)[];
  readonly onChange: (fields: readonly (string | null)[]) => void;
}

/** What each column of the file means, with its first values. Columns of another known format are shown on demand; one of our own is here because it is not known. */
export function ColumnMapping({ plan, fields, onChange }: ColumnMappingProps) {
  const [isOpen, setOpen] = useState(plan.isMappingNeeded || plan.format === "own");
  const used = fields.filter(Boolean).length;
  return (
    <SectionCard title={t("Its columns")}>
      <Typography sx={{ mb: 1.5 }}>
        {t("{format}: {used} of {columns} columns are used. {value}", {
          format: formatLabels[plan.format],
          used,
          columns: plan.columns.length,
          value: isOpen ? t("What you choose is remembered for files with the same headings.") : "",
        })}
      </Typography>
      {isOpen ? (
        <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0 }}>
          {plan.columns.map((column, at) => (
            <ColumnRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading, and none moves
              key={at}
              column={column}
              field={fields[at] ?? null}
              choices={plan.fieldChoices.filter((choice) => isOffered(choice) || choice === fields[at])}
              onChange={(field) => onChange(fields.map((each, other) => (other === at ? field : each)))}
            />
          ))}
        </Box>
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t("Show the columns")}
        </Button>
      )}
    </SectionCard>
  );
}

interface ColumnRowProps {
  readonly column: ImportColumn;
  readonly field: string | null;
  readonly choices: readonly string[];
  readonly onChange: (field: string | null) => void;
}

const ColumnRow = ({ column: { heading, samples }, field, choices, onChange }: ColumnRowProps) => (
  <Box
    component="li"
    sx={{
      display: "grid",
      alignItems: "center",
      columnGap: 2,
      rowGap: 1,
      py: 1,
      borderTop: 1,
      borderColor: "divider",
      gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) 19rem" },
    }}
  >
    <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
      <Box sx={{ fontWeight: 600 }}>{heading || t("No heading")}</Box>
      <Typography variant="body2" color="textSecondary">
        {samples.join(" · ") || t("empty")}
      </Typography>
    </Box>
    <TextField
      select
      size="small"
      margin="none"
      hiddenLabel
      value={field ?? ""}
      onChange={({ target }) => onChange(target.value || null)}
      slotProps={{
        select: { displayEmpty: true },
        htmlInput: { "aria-label": t("{heading} means", { heading: heading || t("This column") }) },
      }}
    >
      <MenuItem value="">{t("Not used")}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {fieldLabel(choice)}
        </MenuItem>
      ))}
    </TextField>
  </Box>
);

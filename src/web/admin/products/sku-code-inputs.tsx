import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useInput } from "react-admin";
import { gtinProblem } from "../../../catalogue/sku-code/gtin.ts";
import type { ProductInput } from "../../../contract/admin/products.ts";
import { t } from "../../../platform/language/t.ts";
import { inWords } from "../words/server-words.ts";

type SkuCode = NonNullable<ProductInput["variants"][number]["skuCodes"]>[number];

/** The article number and the GTIN of a variant, or of each of its sizes. */
export function SkuCodeInputs() {
  const sizes: unknown = useInput({ source: "sizes" }).field.value;
  const { field, fieldState } = useInput<SkuCode[]>({ source: "skuCodes", validate: validateCodes });
  const named = [
    ...new Set((Array.isArray(sizes) ? sizes : []).map((size) => String(size).trim()).filter(Boolean)),
  ];
  const codes = Array.isArray(field.value) ? field.value : [];
  const codeOf = (size: string): SkuCode =>
    codes.find((code) => code.size === size) ?? { size, skuCode: "", gtin: "" };
  const change = (changed: SkuCode) =>
    field.onChange([...codes.filter(({ size }) => size !== changed.size), changed]);
  return (
    <Box
      sx={{
        display: "grid",
        columnGap: 2,
        rowGap: 1,
        width: "100%",
        mb: 2,
        gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" },
      }}
    >
      {(named.length > 0 ? named : [""]).map((size) => {
        const code = codeOf(size);
        const problem =
          (fieldState.isTouched || fieldState.invalid) && code.gtin
            ? inWords(gtinProblem(code.gtin))
            : undefined;
        const of = size && `, ${size}`;
        return (
          <Box key={size} sx={{ display: "contents" }}>
            <TextField
              label={t("SKU code{of}", { of })}
              value={code.skuCode}
              onChange={({ target }) => change({ ...code, skuCode: target.value })}
              slotProps={{ htmlInput: { maxLength: 64 } }}
            />
            <TextField
              label={`GTIN${of}`}
              value={code.gtin}
              error={Boolean(problem)}
              helperText={problem}
              onBlur={field.onBlur}
              onChange={({ target }) => change({ ...code, gtin: target.value.replace(/[\s-]/g, "") })}
              slotProps={{ htmlInput: { maxLength: 20, inputMode: "numeric" } }}
            />
          </Box>
        );
      })}
    </Box>
  );
}

const validateCodes = (codes: SkuCode[] | undefined): string | undefined =>
  (codes ?? []).map(({ gtin }) => gtin && inWords(gtinProblem(gtin))).find(Boolean) || undefined;

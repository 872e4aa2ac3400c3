import Add from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { FormDataConsumer, useInput } from "react-admin";
import type { ProductInput, StaffSizeChart } from "../../../contract/admin/products.ts";
import { t } from "../../../platform/language/t.ts";
import { SizeChartTable } from "./size-chart-table.tsx";

/**
 * The chart behind 'Size chart' in the shop, a row for each size. Without a chart the shop does not show that
 * button.
 */
export const SizeChartInput = () => (
  <FormDataConsumer<ProductInput>>
    {({ formData: { variants } }) => (
      <SizeChartEditor
        sizes={[...new Set((variants ?? []).flatMap(({ sizes }) => sizes ?? []))].filter(Boolean)}
      />
    )}
  </FormDataConsumer>
);

function SizeChartEditor({ sizes }: { sizes: readonly string[] }) {
  const { field } = useInput<StaffSizeChart | null>({ source: "sizeChart", defaultValue: null });
  const chart: StaffSizeChart | null = field.value ?? null;
  if (!chart)
    return (
      <Box sx={{ py: 2 }}>
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          {t("There is no size chart: the shop shows none.")}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<Add />}
          onClick={() =>
            field.onChange({
              columns: [t("Size"), t("Chest, cm")],
              rows: (sizes.length > 0 ? sizes : [""]).map((size) => [size, ""]),
              howToMeasure: "",
            })
          }
        >
          {t("Begin a size chart")}
        </Button>
      </Box>
    );
  const missing = sizes.filter((size) => !chart.rows.some(([named]) => named === size));
  return (
    <Box sx={{ width: "100%", py: 1 }}>
      <SizeChartTable chart={chart} onChange={field.onChange} />
      {missing.length > 0 && (
        <Typography role="status" color="warning" sx={{ my: 1 }}>
          {t("Sold in {missing}, which the chart does not say.", { missing: missing.join(", ") })}
        </Typography>
      )}
      <TextField
        label={t("How to measure")}
        value={chart.howToMeasure}
        onChange={(event) => field.onChange({ ...chart, howToMeasure: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
        multiline
        fullWidth
      />
      <Button color="error" onClick={() => field.onChange(null)}>
        {t("Take the chart away")}
      </Button>
    </Box>
  );
}

import Add from "@mui/icons-material/Add";
import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import InputBase from "@mui/material/InputBase";
import type { StaffSizeChart } from "../../../contract/admin/products.ts";
import { t } from "../../../platform/language/t.ts";
import { withCell, withColumn, withHeading, withoutColumn, withoutRow, withRow } from "./size-chart.ts";

interface SizeChartTableProps {
  readonly chart: StaffSizeChart;
  readonly onChange: (chart: StaffSizeChart) => void;
}

const cell = { border: 1, borderColor: "divider", p: 0 } as const;

/** An editable table. The first column names the sizes and cannot be removed. */
export const SizeChartTable = ({ chart, onChange }: SizeChartTableProps) => (
  <>
    <Box
      role="region"
      aria-label={t("Size chart")}
      tabIndex={0}
      sx={{ overflowX: "auto", contain: "inline-size" }}
    >
      <Box component="table" sx={{ borderCollapse: "collapse" }}>
        <thead>
          <tr>
            {chart.columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no id while it is edited
              <Box component="th" scope="col" key={at} sx={cell}>
                <Box sx={{ display: "flex" }}>
                  <CellInput
                    label={t("Column {at}", { at: at + 1 })}
                    value={column}
                    isBold
                    onChange={(text) => onChange(withHeading(chart, at, text))}
                  />
                  {at > 0 && chart.columns.length > 2 && (
                    <RemoveButton
                      name={`column ${column || at + 1}`}
                      onRemove={() => onChange(withoutColumn(chart, at))}
                    />
                  )}
                </Box>
              </Box>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {chart.rows.map((row, down) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id either
            <tr key={down}>
              {row.map((text, across) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no id either
                <Box component="td" key={across} sx={cell}>
                  <CellInput
                    label={t("{column}, row {row}", { column: chart.columns[across] ?? "", row: down + 1 })}
                    value={text}
                    isBold={across === 0}
                    onChange={(typed) => onChange(withCell(chart, down, across, typed))}
                  />
                </Box>
              ))}
              <td>
                {chart.rows.length > 1 && (
                  <RemoveButton
                    name={`row ${row[0] || down + 1}`}
                    onRemove={() => onChange(withoutRow(chart, down))}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, my: 1.5 }}>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Add />}
        disabled={chart.rows.length >= 40}
        onClick={() => onChange(withRow(chart))}
      >
        {t("Add a row")}
      </Button>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Add />}
        disabled={chart.columns.length >= 10}
        onClick={() => onChange(withColumn(chart))}
      >
        {t("Add a column")}
      </Button>
    </Box>
  </>
);

interface CellInputProps {
  readonly label: string;
  readonly value: string;
  readonly isBold: boolean;
  readonly onChange: (text: string) => void;
}

const CellInput = ({ label, value, isBold, onChange }: CellInputProps) => (
  <InputBase
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ input: { "aria-label": label, maxLength: 40 } }}
    sx={{
      px: 1.25,
      py: 0.5,
      width: 128,
      fontWeight: isBold ? 600 : 400,
      "&.Mui-focused": { outline: 2, outlineColor: "primary.main", outlineOffset: -2 },
    }}
  />
);

const RemoveButton = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <IconButton size="small" aria-label={t("Remove {name}", { name })} onClick={onRemove}>
    <Close fontSize="small" />
  </IconButton>
);

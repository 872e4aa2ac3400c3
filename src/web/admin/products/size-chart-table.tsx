import Add from "@mui/icons-material/Add";
import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import InputBase from "@mui/material/InputBase";
import type { StaffSizeChart } from "../../../contract/admin/products.ts";
import { withCell, withColumn, withHeading, withoutColumn, withoutRow, withRow } from "./size-chart.ts";

interface SizeChartTableProps {
  readonly chart: StaffSizeChart;
  readonly set: (chart: StaffSizeChart) => void;
}

const cell = { border: 1, borderColor: "divider", p: 0 } as const;

/** Cells to type in; the first column names the sizes and stays. */
export const SizeChartTable = ({ chart, set }: SizeChartTableProps) => (
  <>
    <Box
      role="region"
      aria-label="Size chart"
      tabIndex={0}
      sx={{ overflowX: "auto", contain: "inline-size" }}
    >
      <Box component="table" sx={{ borderCollapse: "collapse" }}>
        <thead>
          <tr>
            {chart.columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name of its own while it is typed
              <Box component="th" scope="col" key={at} sx={cell}>
                <Box sx={{ display: "flex" }}>
                  <Cell
                    label={`Column ${at + 1}`}
                    value={column}
                    isStrong
                    set={(text) => set(withHeading(chart, at, text))}
                  />
                  {at > 0 && chart.columns.length > 2 && (
                    <Remove
                      what={`column ${column || at + 1}`}
                      remove={() => set(withoutColumn(chart, at))}
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
            // biome-ignore lint/suspicious/noArrayIndexKey: nor has a row
            <tr key={down}>
              {row.map((text, across) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor a cell
                <Box component="td" key={across} sx={cell}>
                  <Cell
                    label={`${chart.columns[across]}, row ${down + 1}`}
                    value={text}
                    isStrong={across === 0}
                    set={(typed) => set(withCell(chart, down, across, typed))}
                  />
                </Box>
              ))}
              <td>
                {chart.rows.length > 1 && (
                  <Remove what={`row ${row[0] || down + 1}`} remove={() => set(withoutRow(chart, down))} />
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
        onClick={() => set(withRow(chart))}
      >
        Add a row
      </Button>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Add />}
        disabled={chart.columns.length >= 10}
        onClick={() => set(withColumn(chart))}
      >
        Add a column
      </Button>
    </Box>
  </>
);

interface CellProps {
  readonly label: string;
  readonly value: string;
  readonly isStrong: boolean;
  readonly set: (text: string) => void;
}

const Cell = ({ label, value, isStrong, set }: CellProps) => (
  <InputBase
    value={value}
    onChange={(event) => set(event.target.value)}
    slotProps={{ input: { "aria-label": label, maxLength: 40 } }}
    sx={{
      ...{ px: 1.25, py: 0.5, width: 128, fontWeight: isStrong ? 600 : 400 },
      "&.Mui-focused": { outline: 2, outlineColor: "primary.main", outlineOffset: -2 },
    }}
  />
);

const Remove = ({ what, remove }: { what: string; remove: () => void }) => (
  <IconButton size="small" aria-label={`Remove ${what}`} onClick={remove}>
    <Close fontSize="small" />
  </IconButton>
);

import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { SizeForecast } from "../../../contract/admin/kit.ts";
import { t } from "../../../platform/language/t.ts";
import { formatDay, locale } from "../words/format.ts";

const headings = [t("Size"), t("Share"), t("Needed"), t("In stock"), t("Runs out")];
const percent = new Intl.NumberFormat(locale, { style: "percent" });
const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The numbers of each size, and a bar of the expected demand with a mark at the stock. */
export function ForecastTable({ sizes }: { sizes: readonly SizeForecast[] }) {
  const maximum = Math.max(1, ...sizes.map(({ expected, stock }) => Math.max(expected, stock ?? 0)));
  return (
    <Box role="region" aria-label={t("Forecast by size")} tabIndex={0} sx={{ overflowX: "auto" }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {headings.map((heading) => (
              <TableCell key={heading}>{heading}</TableCell>
            ))}
            <TableCell sx={{ width: "40%", minWidth: 160 }}>
              {t("Needed, with a mark at the stock")}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sizes.map((each) => (
            <TableRow key={each.size}>
              <TableCell>{each.size}</TableCell>
              <TableCell>{percent.format(each.share)}</TableCell>
              <TableCell>{oneDecimal.format(each.expected)}</TableCell>
              <TableCell>{each.stock ?? t("not counted")}</TableCell>
              <TableCell sx={each.runsOutOn ? { color: "error.main", fontWeight: 600 } : {}}>
                {each.runsOutOn
                  ? t("{day}, {count} short", {
                      day: formatDay(each.runsOutOn),
                      count: oneDecimal.format(each.short),
                    })
                  : each.stock === null
                    ? ""
                    : t("lasts")}
              </TableCell>
              <TableCell>
                <DemandBar
                  expectedFraction={each.expected / maximum}
                  stock={each.stock === null ? null : each.stock / maximum}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/**
 * Both values are fractions, 0 to 1, of the largest value in the table. Hidden from screen readers: the
 * numbers are in the same row.
 */
const DemandBar = ({ expectedFraction, stock }: { expectedFraction: number; stock: number | null }) => (
  <Box aria-hidden sx={{ position: "relative", height: 14, bgcolor: "action.hover", borderRadius: 0.5 }}>
    <Box
      sx={{
        position: "absolute",
        inset: 0,
        width: `${expectedFraction * 100}%`,
        borderRadius: 0.5,
        bgcolor: stock !== null && expectedFraction > stock ? "error.main" : "primary.main",
      }}
    />
    {stock !== null && (
      <Box
        sx={{
          position: "absolute",
          top: -3,
          bottom: -3,
          width: "2px",
          left: `calc(${stock * 100}% - 1px)`,
          bgcolor: "text.primary",
        }}
      />
    )}
  </Box>
);

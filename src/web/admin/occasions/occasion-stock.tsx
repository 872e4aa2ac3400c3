import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { OccasionBoard } from "../../../contract/admin/occasion-board.ts";
import { t } from "../../../platform/language/t.ts";
import { formatDay, locale } from "../words/format.ts";
import { partInWords } from "./claim-link-labels.ts";

/** What the stock is enough for, against who is still to claim. Counts only: nobody's size is named. */
export const OccasionStock = ({ stock, unknownSizes }: Pick<OccasionBoard, "stock" | "unknownSizes">) => (
  <Box sx={{ mt: 2 }}>
    <Typography variant="subtitle2" component="h4">
      {t("Stock against who still gets a kit")}
    </Typography>
    <TableContainer tabIndex={0} role="region" aria-label={t("Stock against who still gets a kit")}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t("Part")}</TableCell>
            <TableCell align="right">{t("Enough for")}</TableCell>
            <TableCell align="right">{t("Needed")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {stock.map(({ part, size, kits, coming, needed, runsOutOn }) => {
            const isShort = kits !== null && kits + coming < needed;
            return (
              <TableRow key={`${part} ${size}`}>
                <TableCell sx={{ overflowWrap: "anywhere" }}>{partInWords({ part, size })}</TableCell>
                <TableCell align="right" sx={isShort ? { color: "error.main", fontWeight: 600 } : {}}>
                  <div>
                    {kits === null
                      ? t("not counted")
                      : isShort
                        ? t("{kits}: too few", { kits: kits.toLocaleString(locale) })
                        : kits.toLocaleString(locale)}
                  </div>
                  {kits !== null && coming > 0 && (
                    <div>{t("+ {coming} on the way", { coming: coming.toLocaleString(locale) })}</div>
                  )}
                </TableCell>
                <TableCell align="right">
                  <div>{needed.toLocaleString(locale)}</div>
                  {isShort && runsOutOn !== null && (
                    <div>
                      {t("{missing} more by {day}", {
                        missing: (needed - kits - coming).toLocaleString(locale),
                        day: formatDay(runsOutOn),
                      })}
                    </div>
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
    {unknownSizes > 0 && (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t(
          "{count, plural, one {The usual size of # member is not known: they are counted without a size.} other {The usual sizes of # members are not known: they are counted without a size.}}",
          { count: unknownSizes },
        )}
      </Typography>
    )}
  </Box>
);

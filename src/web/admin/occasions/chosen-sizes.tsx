import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { Choices } from "../../../contract/admin/choices.ts";
import { t } from "../../../platform/language/t.ts";
import { locale } from "../words/format.ts";

/**
 * How many chose each size, and what the stock is enough for; of a kit that takes parts, which sizes share, ChosenParts says that. Sizes of few
 * are one row, so that no size is one person's.
 */
export const ChosenSizes = ({ sizes, takesParts }: Pick<Choices, "sizes" | "takesParts">) => (
  <TableContainer tabIndex={0} role="region" aria-label={t("Chosen sizes")}>
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: "50%" }}>{t("Size")}</TableCell>
          <TableCell align="right" sx={{ width: "25%" }}>
            {t("Chosen")}
          </TableCell>
          {!takesParts && <TableCell align="right">{t("Enough for")}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {sizes.map(({ size, count, kits }) => {
          const isShort = kits !== null && kits < count;
          return (
            <TableRow key={size}>
              <TableCell>{size || (sizes.length > 1 ? t("Others together") : t("All together"))}</TableCell>
              <TableCell align="right">{count.toLocaleString(locale)}</TableCell>
              {!takesParts && (
                <TableCell align="right" sx={isShort ? { color: "error.main", fontWeight: 600 } : {}}>
                  {kits === null
                    ? t("not counted")
                    : isShort
                      ? t("{kits}: too few", { kits: kits.toLocaleString(locale) })
                      : kits.toLocaleString(locale)}
                </TableCell>
              )}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  </TableContainer>
);

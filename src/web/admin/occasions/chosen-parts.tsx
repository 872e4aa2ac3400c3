import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { Choices, ChosenPart } from "../../../contract/admin/choices.ts";
import { t } from "../../../platform/language/t.ts";
import { locale } from "../words/format.ts";
import { partInWords } from "./claim-link-labels.ts";

/** How many pieces of each part are to be bought. */
export const ChosenParts = ({ parts }: Pick<Choices, "parts">) => (
  <>
    <Typography variant="subtitle2" component="h4" sx={{ mt: 2 }}>
      {t("What it takes, by part")}
    </Typography>
    <TableContainer tabIndex={0} role="region" aria-label={t("What it takes, by part")}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: "50%" }}>{t("Part")}</TableCell>
            <TableCell align="right" sx={{ width: "25%" }}>
              {t("Pieces")}
            </TableCell>
            <TableCell align="right">{t("To buy")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {parts.map((part) => (
            <TableRow key={`${part.part} ${part.size} ${part.isTogether}`}>
              <TableCell sx={{ overflowWrap: "anywhere" }}>{nameOf(part)}</TableCell>
              <TableCell align="right">{part.pieces.toLocaleString(locale)}</TableCell>
              <TableCell align="right" sx={part.toBuy ? { color: "error.main", fontWeight: 600 } : {}}>
                {buyInWords(part)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
      {t(
        "Of sizes that few chose, only the sum is said. Where fewer than three took a part, or did without it, its number is rounded up.",
      )}
    </Typography>
  </>
);

const nameOf = ({ part, size, isTogether }: ChosenPart): string =>
  partInWords({ part, size: isTogether ? t("several sizes") : size });

function buyInWords({ toBuy, isTogether }: ChosenPart): string {
  if (toBuy !== null) return toBuy.toLocaleString(locale);
  return isTogether ? t("not said") : t("not counted");
}

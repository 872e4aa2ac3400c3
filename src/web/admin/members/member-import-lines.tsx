import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { MemberImportLine } from "../../../contract/admin/member-csv.ts";
import { t } from "../../../platform/language/t.ts";
import { locale } from "../words/format.ts";
import { lineInWords } from "./member-import-labels.ts";

const outcomeChips = {
  new: { label: t("New"), color: "success" },
  changed: { label: t("Changed"), color: "primary" },
  unchanged: { label: t("Unchanged"), color: "default" },
  refused: { label: t("Left out"), color: "error" },
} as const;

/** More lines than anybody reads, and fewer than make a page slow. */
const MAX_SHOWN = 300;
const order = ["refused", "changed", "new", "unchanged"] as const;

/** What each line becomes: first those that are left out, then the changes. */
export function MemberImportLines({ lines }: { readonly lines: readonly MemberImportLine[] }) {
  const shown = order
    .flatMap((outcome) => lines.filter((line) => line.outcome === outcome))
    .slice(0, MAX_SHOWN);
  return (
    <>
      <Box
        role="region"
        aria-label={t("Line by line")}
        tabIndex={0}
        sx={{ maxHeight: 480, overflow: "auto", border: 1, borderColor: "divider", borderRadius: 1 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{t("Line")}</TableCell>
              <TableCell>{t("Who")}</TableCell>
              <TableCell>{t("What happens")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((line) => (
              <TableRow key={line.line} sx={{ verticalAlign: "top" }}>
                <TableCell>{line.line}</TableCell>
                <TableCell sx={{ overflowWrap: "anywhere", minWidth: "6rem" }}>
                  <Box sx={{ mb: 0.5 }}>{line.name}</Box>
                  <Chip size="small" variant="outlined" {...outcomeChips[line.outcome]} />
                </TableCell>
                <TableCell sx={{ overflowWrap: "anywhere" }}>
                  {lineInWords(line).map((sentence) => (
                    <div key={sentence}>{sentence}</div>
                  ))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {lines.length > shown.length && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t("Of {count} lines the first {shown} are shown, those that are left out before all others.", {
            count: lines.length.toLocaleString(locale),
            shown: shown.length,
          })}
        </Typography>
      )}
    </>
  );
}

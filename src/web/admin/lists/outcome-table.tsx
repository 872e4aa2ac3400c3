import Chip from "@mui/material/Chip";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { t } from "../../../platform/language/t.ts";

const outcomeChips = {
  would: { label: t("Ready"), color: "primary" },
  done: { label: t("Done"), color: "success" },
  nothing: { label: t("Done before"), color: "default" },
  refused: { label: t("Left out"), color: "error" },
} as const;

export interface Outcome {
  readonly key: string | number;
  readonly outcome: keyof typeof outcomeChips;
  readonly cells: readonly (string | number)[];
}

/** The outcome of each line, expected or done. A line that is left out shows the reason. */
export const OutcomeTable = ({
  lines,
  headings,
}: {
  lines: readonly Outcome[];
  headings?: readonly string[];
}) => (
  <TableContainer tabIndex={0} role="region" aria-label={t("Line by line")} sx={{ maxHeight: "50vh" }}>
    <Table size="small" stickyHeader={Boolean(headings)}>
      {headings && (
        <TableHead>
          <TableRow>
            <TableCell>{t("Outcome")}</TableCell>
            {headings.map((heading) => (
              <TableCell key={heading}>{heading}</TableCell>
            ))}
          </TableRow>
        </TableHead>
      )}
      <TableBody>
        {lines.map(({ key, outcome, cells }) => (
          <TableRow key={key}>
            <TableCell>
              <Chip size="small" variant="outlined" {...outcomeChips[outcome]} />
            </TableCell>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity but its column
              <TableCell key={column} sx={{ whiteSpace: column < cells.length - 1 ? "nowrap" : "normal" }}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

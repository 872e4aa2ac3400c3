import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { SectionCard } from "../records/section-card.tsx";
import { formatBaseAmount } from "../words/format.ts";

/** What, how much, and of how many. */
export type Sum = readonly [label: string, amount: number, count?: number];

/** A card with one line for each sum. A label that begins with "=" is a total of the lines above it. */
export const SumsCard = ({
  title,
  sums,
  note = "",
}: {
  title: string;
  sums: readonly Sum[];
  note?: string;
}) => (
  <SectionCard title={title} level={2}>
    <Table size="small" aria-label={title}>
      <TableBody>
        {sums.map(([label, amount, count]) => (
          <TableRow key={label} sx={label.startsWith("=") ? { "& > *": { fontWeight: 700 } } : {}}>
            <TableCell component="th" scope="row" sx={{ pl: 0 }}>
              {`${label}${count !== undefined ? ` (${count})` : ""}`}
            </TableCell>
            <TableCell align="right" sx={{ pr: 0, whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}>
              {formatBaseAmount(amount)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
    {note && (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {note}
      </Typography>
    )}
  </SectionCard>
);

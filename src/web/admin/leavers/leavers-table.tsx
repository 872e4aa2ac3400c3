import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { LeaverLine } from "../../../contract/admin/leavers.ts";

const outcomeLabels: Record<LeaverLine["outcome"], string> = {
  ends: "ends",
  nothing_left: "blocked already, nothing is left",
  unknown: "no account and no code",
  yourself: "that is you: ask another administrator",
  duplicate: "stands above already",
  malformed: "no e-mail address, or more than one",
  not_yet: "works until",
  unclear_day: "write the last day like 2026-12-31",
};
const headings = [
  "Line",
  "Address",
  "What happens",
  "Logins",
  "Codes",
  "Kit orders cancelled",
  "Orders that go on",
];

const numericHeadings = new Set(["Logins", "Codes"]);

/** What ends for each line of the pasted list. */
export const LeaversTable = ({ lines }: { lines: readonly LeaverLine[] }) => (
  <Box
    role="region"
    aria-label="Line by line"
    tabIndex={0}
    sx={{ maxHeight: 400, overflow: "auto", border: 1, borderColor: "divider", borderRadius: 1 }}
  >
    <Table size="small" stickyHeader sx={{ minWidth: 860 }}>
      <TableHead>
        <TableRow>
          {headings.map((heading) => (
            <TableCell key={heading} align={numericHeadings.has(heading) ? "right" : "left"}>
              {heading}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.line}>
            <TableCell>{line.line}</TableCell>
            <TableCell sx={{ overflowWrap: "anywhere", minWidth: "9rem" }}>
              {line.email}
              {line.fullName && <Box sx={{ color: "text.secondary" }}>{line.fullName}</Box>}
            </TableCell>
            <TableCell sx={line.outcome === "ends" ? {} : { color: "warning.main" }}>
              {outcomeLabels[line.outcome]}
              {line.outcome === "not_yet" && ` ${line.lastDay}, and ends by itself after it`}
            </TableCell>
            <TableCell align="right">{line.openLogins || ""}</TableCell>
            <TableCell align="right">{line.codes || ""}</TableCell>
            <TableCell sx={{ minWidth: "9rem" }}>{line.kitOrders.join(", ")}</TableCell>
            <TableCell sx={{ minWidth: "9rem" }}>{line.staying.join(", ")}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);

import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { LeaverLine } from "../../../contract/admin/leavers.ts";

const outcomes: Record<LeaverLine["outcome"], string> = {
  ends: "ends",
  nothing_left: "blocked already, nothing is left",
  unknown: "no account and no code",
  yourself: "that is you: ask another administrator",
  duplicate: "stands above already",
  malformed: "no e-mail address, or more than one",
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

/** What ends for each line of the list. */
export const LeaversTable = ({ lines }: { lines: readonly LeaverLine[] }) => (
  <Box
    role="region"
    aria-label="Line by line"
    tabIndex={0}
    sx={{ maxHeight: 400, overflow: "auto", border: 1, borderColor: "divider", borderRadius: 1 }}
  >
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          {headings.map((heading) => (
            <TableCell key={heading}>{heading}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.line}>
            <TableCell>{line.line}</TableCell>
            <TableCell>
              {line.email}
              {line.fullName && <Box sx={{ color: "text.secondary" }}>{line.fullName}</Box>}
            </TableCell>
            <TableCell sx={line.outcome === "ends" ? {} : { color: "warning.main" }}>
              {outcomes[line.outcome]}
            </TableCell>
            <TableCell>{line.openLogins || ""}</TableCell>
            <TableCell>{line.codes || ""}</TableCell>
            <TableCell>{line.kitOrders.join(", ")}</TableCell>
            <TableCell>{line.staying.join(", ")}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);

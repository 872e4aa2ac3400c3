import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { BatchLine, BatchPreview } from "../../../contract/admin/coupons.ts";

const outcomeLabels: Record<BatchLine["outcome"], string> = {
  ready: "gets a code",
  duplicate: "stands above already",
  has_code: "has an open code of this kind already",
  has_kit: "has redeemed a kit already",
  left: "the account is blocked",
  malformed: "no e-mail address, or more than one",
};

/** What happens for each line of the pasted list. */
export function BatchPlanTable({ plan }: { plan: BatchPreview }) {
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {plan.ready} of {plan.lines.length} lines get a code.
      </Typography>
      <Box
        role="region"
        aria-label="Line by line"
        tabIndex={0}
        sx={{ maxHeight: 320, overflow: "auto", border: 1, borderColor: "divider", borderRadius: 1 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>Line</TableCell>
              <TableCell>Address</TableCell>
              <TableCell>What happens</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {plan.lines.map(({ line, email, outcome }) => (
              <TableRow key={line}>
                <TableCell>{line}</TableCell>
                <TableCell sx={{ overflowWrap: "anywhere" }}>{email}</TableCell>
                <TableCell sx={outcome === "ready" ? {} : { color: "warning.main" }}>
                  {outcomeLabels[outcome]}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
}

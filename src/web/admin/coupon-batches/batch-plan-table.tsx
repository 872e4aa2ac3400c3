import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { BatchLine, BatchPreview } from "../../../contract/admin/coupons.ts";
import { t } from "../../../platform/language/t.ts";

const outcomeLabels: Record<BatchLine["outcome"], string> = {
  ready: t("gets a code"),
  duplicate: t("stands above already"),
  has_code: t("has an open code of this kind already"),
  has_kit: t("has redeemed a kit already"),
  left: t("the account is blocked"),
  malformed: t("no e-mail address, or more than one"),
};

/** What happens for each line of the pasted list. */
export function BatchPlanTable({ plan }: { plan: BatchPreview }) {
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {t("{ready} of {lines} lines get a code.", { ready: plan.ready, lines: plan.lines.length })}
      </Typography>
      <Box
        role="region"
        aria-label={t("Line by line")}
        tabIndex={0}
        sx={{ maxHeight: 320, overflow: "auto", border: 1, borderColor: "divider", borderRadius: 1 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{t("Line")}</TableCell>
              <TableCell>{t("Address")}</TableCell>
              <TableCell>{t("What happens")}</TableCell>
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

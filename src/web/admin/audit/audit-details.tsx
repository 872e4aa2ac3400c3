import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import type { AuditRow } from "../../../contract/admin/audit.ts";
import { t } from "../../../platform/language/t.ts";
import { ActionDialog } from "../actions/action-dialog.tsx";
import { isWord, serverValue, serverWord } from "../words/server-words.ts";
import { diffValues } from "./diff-values.ts";
import { subjectText } from "./subject-words.ts";

/** The action of an audit row. It opens a dialog with the values that it changed. */
export function AuditDetailsButton() {
  const row = useRecordContext<AuditRow>();
  const [isOpen, setOpen] = useState(false);
  if (!row) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ textAlign: "left", ml: -0.625 }}>
        {serverWord(row.action)}
      </Button>
      {isOpen && (
        <ActionDialog
          title={`${subjectText(row)}: ${serverWord(row.action)}`}
          maxWidth="md"
          closeLabel={t("Close")}
          onClose={() => setOpen(false)}
        >
          <AuditDetails row={row} />
        </ActionDialog>
      )}
    </>
  );
}

/**
 * One audit row, value by value. Removed values are struck through and new values are bold, so that nothing
 * depends on colour alone.
 */
function AuditDetails({ row }: { row: AuditRow }) {
  const changes = diffValues(row.before, row.after);
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t("By {actor}, as {role}, from the IP address {clientIp}.{value}", {
          actor: row.actor,
          role: serverValue(row.role),
          clientIp: row.clientIp,
          value: changes.length === 0 ? t(" No values of before and after were recorded.") : "",
        })}
      </Typography>
      {changes.length > 0 && (
        <TableContainer tabIndex={0} role="region" aria-label={t("Change {id}", { id: row.id })}>
          <Table size="small" sx={{ maxWidth: 900 }}>
            <TableHead>
              <TableRow>
                <TableCell>{t("Value")}</TableCell>
                <TableCell>{t("Before")}</TableCell>
                <TableCell>{t("After")}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {changes.map(({ path, before, after, kind }) => (
                <TableRow key={path}>
                  <TableCell>{path}</TableCell>
                  <TableCell sx={{ overflowWrap: "anywhere", minWidth: "7rem" }}>
                    {kind === "same" ? before : before && <del>{valueInWords(before)}</del>}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: "anywhere", minWidth: "7rem" }}>
                    {kind === "same" ? after : after && <strong>{valueInWords(after)}</strong>}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </>
  );
}

/** A status or a role in the reader's language; anything else as it was recorded. */
const valueInWords = (value: string): string => (isWord(value) ? serverValue(value) : value);

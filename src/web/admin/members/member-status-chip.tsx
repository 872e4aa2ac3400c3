import Chip from "@mui/material/Chip";
import { useRecordContext } from "react-admin";
import type { MemberRow } from "../../../contract/admin/members.ts";
import { statusLabels } from "./member-labels.ts";

const colours = { coming: "warning", here: "success", left: "default" } as const;

export function MemberStatusChip() {
  const member = useRecordContext<MemberRow>();
  if (!member) return null;
  const { status } = member;
  return <Chip size="small" variant="outlined" color={colours[status]} label={statusLabels[status]} />;
}

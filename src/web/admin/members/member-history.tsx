import Typography from "@mui/material/Typography";
import { useRecordContext } from "react-admin";
import type { Member } from "../../../contract/admin/members.ts";
import { t } from "../../../platform/language/t.ts";
import { SectionCard } from "../records/section-card.tsx";
import { formatDateTime } from "../words/format.ts";

/** What happened to the record, newest first. */
export function MemberHistory() {
  const member = useRecordContext<Member>();
  if (!member?.history) return null; // react-admin shows the list's row first
  return (
    <SectionCard title={t("History")}>
      {member.history.length === 0 && <Typography color="textSecondary">{t("Nothing yet.")}</Typography>}
      {member.history.map(({ at, by, action }) => (
        <div key={`${at} ${action}`}>
          {by
            ? t("{time}: {action} by {name}", { time: formatDateTime(at), action, name: by })
            : t("{time}: {action}, by the person’s own answer", { time: formatDateTime(at), action })}
        </div>
      ))}
    </SectionCard>
  );
}

import Box from "@mui/material/Box";
import { Show, useRecordContext } from "react-admin";
import type { Member } from "../../../contract/admin/members.ts";
import { t } from "../../../platform/language/t.ts";
import { SectionCard } from "../records/section-card.tsx";
import { formatFullDay } from "../words/format.ts";
import { MemberHeading } from "./member-edit.tsx";
import { MemberHistory } from "./member-history.tsx";
import { emailKindLabels, employmentLabels } from "./member-labels.ts";

/** One member for support, which changes nothing. */
export const MemberShow = () => (
  <Show component="div" actions={false}>
    <Box sx={{ display: "grid", gap: 2, maxWidth: 760, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <MemberHeading />
      <MemberDetails />
      <MemberHistory />
    </Box>
  </Show>
);

function MemberDetails() {
  const member = useRecordContext<Member>();
  if (!member?.emails) return null; // react-admin shows the list's row first
  const facts = [
    [member.office, t("Office")],
    [member.country, t("Country")],
    [member.employmentKind && employmentLabels[member.employmentKind], t("Employment")],
    [member.managerName, t("Manager")],
    [member.costCenter, t("Cost centre")],
    [member.hrId && `${member.hrId} (${member.source})`, t("Employee number")],
    [member.account?.email, t("Account")],
  ] as const;
  return (
    <SectionCard title={t("What the company says")}>
      {member.emails.map(({ email, kind, isProved }) => (
        <div key={email}>{`${email} · ${emailKindLabels[kind]}${isProved ? ` · ${t("proved")}` : ""}`}</div>
      ))}
      {member.employments.map(({ startOn, endOn }) => (
        <div key={startOn}>
          {endOn
            ? t("From {day} until {lastDay}", { day: formatFullDay(startOn), lastDay: formatFullDay(endOn) })
            : t("From {day}", { day: formatFullDay(startOn) })}
        </div>
      ))}
      {facts.map(([fact, label]) => fact && <div key={label}>{`${label}: ${fact}`}</div>)}
      {member.sizes.map(({ category, size }) => (
        <div key={category}>{`${category}: ${size}`}</div>
      ))}
    </SectionCard>
  );
}

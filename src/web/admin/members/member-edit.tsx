import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Edit, SimpleForm, useRecordContext } from "react-admin";
import type { Member } from "../../../contract/admin/members.ts";
import { t } from "../../../platform/language/t.ts";
import { useRecordRefusal } from "../calls/record-refusal.tsx";
import { RecordHeading } from "../records/record-heading.tsx";
import { SaveToolbar } from "../records/save-toolbar.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { EraseMember } from "./erase-member.tsx";
import { MemberAccount } from "./member-account.tsx";
import { MemberFacts } from "./member-facts.tsx";
import { MemberInputs, toMemberInput } from "./member-form.tsx";
import { MemberHistory } from "./member-history.tsx";
import { fieldsOfRefusals } from "./member-labels.ts";
import { MemberStatusChip } from "./member-status-chip.tsx";
import { MergeMember } from "./merge-member.tsx";
import { PartMember } from "./part-member.tsx";

/** One member for who may change them. */
export function MemberEdit() {
  const { mutationOptions, showRefusal } = useRecordRefusal(fieldsOfRefusals);
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      actions={false}
      component="div"
      transform={toMemberInput}
      mutationOptions={mutationOptions}
    >
      <Box sx={{ display: "grid", gap: 2, maxWidth: 760, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <MemberHeading />
        <MemberAccount />
        <SectionCard title={t("What the company says")}>
          <SimpleForm sx={{ p: 0, maxWidth: 640 }} toolbar={<SaveToolbar label={t("Save")} />}>
            {showRefusal(<MemberInputs />)}
          </SimpleForm>
        </SectionCard>
        <MergeMember />
        <PartMember />
        <EraseMember />
        <MemberHistory />
      </Box>
    </Edit>
  );
}

export function MemberHeading() {
  const member = useRecordContext<Member>();
  if (!member) return null;
  return (
    <>
      <RecordHeading title={member.fullName} allLabel={t("All members")}>
        <MemberStatusChip />
      </RecordHeading>
      <Typography color="textSecondary" component="div">
        <MemberFacts member={member} />
      </Typography>
    </>
  );
}

import type { MemberRow } from "../../../contract/admin/members.ts";
import { t } from "../../../platform/language/t.ts";
import { statusInWords } from "./member-labels.ts";

/** Whether somebody is here, and whether they have had their kit. */
export const MemberFacts = ({ member }: { member: MemberRow }) => (
  <>
    <div>{statusInWords(member)}</div>
    <div>{member.hasKit ? t("Has redeemed the welcome kit.") : t("Has not redeemed the welcome kit.")}</div>
  </>
);

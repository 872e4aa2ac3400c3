import { escapeFormula, quoteCell, writeCsv } from "../../platform/csv/write-csv.ts";
import { memberStatus } from "../member/member.ts";
import { writeEmployments } from "./employment-cells.ts";
import type { KnownCompany, KnownMember } from "./known-company.ts";
import { managerOf } from "./line-changes.ts";

const headings = [
  ...["Member", "Source", "Number", "First name", "Last name", "Company e-mail", "Private e-mail"],
  ...[
    "First day",
    "Last day",
    "Other employments",
    "Office",
    "Country",
    "Cost centre",
    "Manager",
    "Employment",
  ],
] as const;

/** Members as CSV, with everything that an import can set. `managers` are those that they name. */
export function writeMemberCsv(
  members: readonly KnownMember[],
  company: Pick<KnownCompany, "categories" | "dayAt" | "offices" | "timeZone"> & {
    readonly managers: readonly KnownMember[];
  },
): string {
  const { offices, managers } = company;
  const sized = company.categories.filter(({ id }) =>
    members.some(({ sizes }) => sizes.some(({ categoryId }) => categoryId === id)),
  );
  const rows = members.map((member) => {
    const office = offices.find(({ id }) => id === member.officeId);
    const today = company.dayAt(office?.timeZone || company.timeZone);
    const chosen = memberStatus(member.employments, today);
    const emails = (kind: string) =>
      member.emails.flatMap((each) => (each.kind === kind ? each.email : [])).join("; ");
    return [
      String(member.memberId),
      ...[member.source, member.hrId, member.firstName, member.lastName],
      ...[emails("company"), emails("private")],
      ...[chosen.startOn ?? "", chosen.endOn ?? ""],
      writeEmployments(member.employments.filter(({ startOn }) => startOn !== chosen.startOn)),
      ...[office?.name ?? "", member.countryCode, member.costCenter],
      managerOf(member, { members: managers }),
      member.employmentKind ?? "",
      ...sized.map(({ id }) => member.sizes.find(({ categoryId }) => categoryId === id)?.size ?? ""),
    ];
  });
  return writeCsv(
    [[...headings, ...sized.map(({ name }) => `Size of ${name}`)], ...rows].map((cells) =>
      cells.map((cell) => quoteCell(escapeFormula(cell))),
    ),
  );
}

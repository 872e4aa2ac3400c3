import type { MemberLineReason } from "../../contract/admin/member-csv.ts";
import type { Employment, MemberInput } from "../../contract/admin/members.ts";
import type { MemberId } from "../../contract/ids.ts";
import type { LineEmail, MemberLine } from "./read-member-lines.ts";

/** A member as the store knows them. */
export interface KnownMember extends Omit<MemberInput, "emails"> {
  readonly memberId: MemberId;
  readonly version: number;
  readonly emails: readonly LineEmail[];
  readonly employments: Employment[];
}

export interface KnownCompany extends KnownPlaces {
  readonly members: readonly KnownMember[];
  /** Whose numbers the file has, where no column of a line says it. */
  readonly source: string;
}

export interface KnownPlaces {
  readonly offices: readonly { readonly id: number; readonly name: string; readonly timeZone: string }[];
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  /** The day at a place, YYYY-MM-DD. */
  readonly dayAt: (timeZone: string) => string;
  /** The store's. */
  readonly timeZone: string;
}

export interface Unclear {
  readonly reason: MemberLineReason;
  readonly about: string;
}

export const sourceOf = (line: MemberLine, company: Pick<KnownCompany, "source">): string =>
  line.text("source") || company.source;

import type { ListedLine } from "../../contract/admin/occasions.ts";
import { fullName } from "../../contract/full-name.ts";
import type { MemberId } from "../../contract/ids.ts";
import { normalizeEmail } from "../../platform/mail/email-address.ts";

/** A pasted line: its e-mail address, folded, or else all of its cells, of which one may be an employee number. */
export interface PastedLine {
  readonly line: number;
  readonly text: string;
  readonly keys: readonly string[];
  readonly isEmail: boolean;
}

/** Reads pasted lines, or a CSV. Empty ones are left out; lines are counted from 1. */
export function parsePastedMembers(list: string): PastedLine[] {
  return list
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text.replace(/[\s,;"]/g, "") !== "")
    .map(({ line, text }) => {
      const cells = text
        .split(/[;,\t"<>]+/)
        .map((cell) => cell.trim())
        .filter(Boolean);
      const email = cells.find((cell) => cell.includes("@"));
      return {
        line,
        text: text.slice(0, 120),
        keys: email ? [normalizeEmail(email)] : cells,
        isEmail: email !== undefined,
      };
    });
}

interface NamedMember {
  readonly key: string;
  readonly member_id: MemberId;
  readonly first_name: string;
  readonly last_name: string;
  readonly is_listed: boolean;
}

/** What adding each line would do, and whom it adds. A line that names two members adds none of them. */
export function planOccasionMembers(
  lines: readonly PastedLine[],
  named: readonly NamedMember[],
): { readonly lines: ListedLine[]; readonly memberIds: MemberId[] } {
  const byKey = Map.groupBy(named, ({ key }) => key);
  const memberIds = new Set<MemberId>();
  const planned = lines.map(({ line, text, keys }): ListedLine => {
    const found = keys.flatMap((key) => byKey.get(key) ?? []);
    const [member] = found;
    if (!member) return { line, text, outcome: "unknown" };
    if (found.some(({ member_id }) => member_id !== member.member_id))
      return { line, text, outcome: "several" };
    const name = fullName(member.first_name, member.last_name);
    if (member.is_listed) return { line, text: name, outcome: "listed" };
    if (memberIds.has(member.member_id)) return { line, text: name, outcome: "duplicate" };
    memberIds.add(member.member_id);
    return { line, text: name, outcome: "ready" };
  });
  return { lines: planned, memberIds: [...memberIds] };
}

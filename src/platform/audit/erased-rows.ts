import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { digestOfErasedRow, type HashedAuditRow } from "./audit-hash.ts";

/** Of each emptied audit row its sequence number, and the digest of what is left of it. */
export type ErasedRows = readonly (readonly [sequence: number, digest: string])[];

type CheckedRow = HashedAuditRow & { readonly erasedBy?: number | null };

/** Checks, row by row in the chain's order, that each emptied row is named by the later row of its erasure. */
export function createErasureCheck() {
  const open = new Map<number, Map<number, string>>();
  return {
    /** Undefined: nothing is wrong with this row. */
    fault(row: CheckedRow): StaffText | undefined {
      if (row.erasedBy) {
        const waiting = open.get(row.erasedBy) ?? new Map<number, string>();
        open.set(row.erasedBy, waiting.set(row.sequence, digestOfErasedRow(row)));
      }
      const emptied = open.get(row.sequence);
      if (!emptied) return undefined;
      open.delete(row.sequence);
      const named = new Map(namedIn(row.after));
      const [erased] = [...emptied].find(([sequence, digest]) => named.get(sequence) !== digest) ?? [];
      return erased === undefined
        ? undefined
        : staffText`row ${erased} was emptied, and row ${row.sequence} does not say so`;
    },
    /** Call it after the last row. */
    end(): StaffText | undefined {
      const [left] = open.values();
      const [sequence] = left?.keys() ?? [];
      return sequence === undefined
        ? undefined
        : staffText`row ${sequence} was emptied, and no erasure says so`;
    },
  };
}

function namedIn(after: string | null): ErasedRows {
  const value: unknown = after === null ? null : JSON.parse(after);
  const rows = typeof value === "object" && value !== null && "auditRows" in value ? value.auditRows : [];
  return Array.isArray(rows) ? (rows as ErasedRows) : [];
}

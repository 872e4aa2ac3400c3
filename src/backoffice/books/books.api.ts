import type { BooksReport } from "../../contract/admin/books.ts";
import type { Handlers } from "../../contract/handler.ts";
import { storedStaffText } from "../../contract/staff-text.ts";
import type { BrokenRule } from "../../platform/db/stored-values.ts";
import type { Services } from "../../platform/services.ts";
import { findNewestBooksCheck } from "./books.store.ts";

import { recordBooksCheck } from "./record-books-check.ts";

type BooksCalls = "GET /api/admin/books" | "POST /api/admin/books/check";

export const booksApi = ({ database }: Services): Handlers<BooksCalls> => ({
  async "GET /api/admin/books"() {
    const newest = await findNewestBooksCheck(database.db);
    if (!newest) return { checkedAt: null, rules: 0, broken: [] };
    return reportResponse({ ...newest, checkedAt: newest.checked_at });
  },

  async "POST /api/admin/books/check"({ caller, now }) {
    return reportResponse(await recordBooksCheck(database.jobs.db, { askedBy: caller.userId, now }));
  },
});

const reportResponse = ({
  checkedAt,
  rules,
  broken,
}: {
  readonly checkedAt: Date;
  readonly rules: number;
  readonly broken: readonly BrokenRule[];
}): BooksReport => ({
  checkedAt: checkedAt.toISOString(),
  rules,
  broken: broken.map(({ rule, count, examples }) => ({
    rule: storedStaffText(rule),
    count,
    examples: examples.map(({ subject, fault }) => ({
      subject: storedStaffText(subject),
      fault: storedStaffText(fault),
    })),
  })),
});

// @vitest-environment happy-dom

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import type { AttentionItem } from "../../../contract/admin/dashboard.ts";
import { untranslated } from "../../../contract/staff-text.ts";
import { NeedsAttention } from "./needs-attention.tsx";

afterEach(cleanup);

const entry = (kind: AttentionItem["kind"], number: number): AttentionItem => ({
  id: `${kind} ${number}`,
  kind,
  message: untranslated(`Someone ${number}`),
  since: "2026-11-27T10:00:00.000Z",
  orderNo: `KS-${number}`,
  mailId: null,
  reference: "",
});
const several = (kind: AttentionItem["kind"], count: number) =>
  Array.from({ length: count }, (_, at) => entry(kind, at + 1));

it("says of each queue how many wait and shows the oldest five; of all else every entry, because it has no list", async () => {
  const entries = [...several("pack", 8), ...several("owed", 7)];
  openAdminPart(<NeedsAttention entries={entries} reload={() => {}} />, () => ({}), {
    resource: "orders",
    role: "admin",
  });
  await screen.findByText("To pack (8)");
  expect(
    screen.getAllByRole("link", { name: /^Pack: / }).map((link) => link.getAttribute("aria-label")),
  ).toEqual([1, 2, 3, 4, 5].map((number) => `Pack: KS-${number}`));
  expect(screen.getByRole("link", { name: "The whole queue" }).getAttribute("href")).toContain("pack");
  expect(screen.getAllByRole("link", { name: /^Open the order: / })).toHaveLength(7);
});

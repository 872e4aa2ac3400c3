// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { DataTable, List } from "react-admin";
import { afterEach, describe, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import { BulkStep } from "./bulk-step.tsx";
import type { Step } from "./step-dialog.tsx";

afterEach(cleanup);

interface Row {
  readonly id: string;
}

describe("a step for the records that are ticked", () => {
  it("shows the outcome of each also when none of them is left in the list", async () => {
    let rows: Row[] = [{ id: "KS-1" }, { id: "KS-2" }];
    const step: Step<Row, object> = {
      label: "Deliver",
      isFor: () => true,
      effect: () => "Every parcel counts as arrived.",
      initialValues: {},
      async run({ id }) {
        rows = rows.filter((row) => row.id !== id);
        return "Delivered.";
      },
    };
    const actions = (
      <BulkStep
        step={step}
        icon={null}
        count={(orders) => `${orders} order${orders === 1 ? "" : "s"}`}
        nameOf={({ id }) => id}
      />
    );
    const { user } = openAdminPart(
      <List filterDefaultValues={{ status: "Dispatched" }}>
        <DataTable bulkActionButtons={actions}>
          <DataTable.Col source="id" label="Order No" />
        </DataTable>
      </List>,
      () => ({ rows, total: rows.length, isMore: false }),
      { resource: "orders", role: "support" },
    );
    const [all] = await screen.findAllByRole("checkbox");
    if (all) await user.click(all);
    await user.click(await screen.findByRole("button", { name: "Deliver" }));
    await user.click(await screen.findByRole("button", { name: "Deliver: 2 orders" }));
    expect(await screen.findAllByText("Delivered.")).toHaveLength(2);
    await new Promise((later) => setTimeout(later, 300)); // a list that was read anew would be shown by now
    expect(screen.queryAllByText("Delivered.")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Close" }));
    await expect.poll(() => screen.queryByText("KS-2")).toBeNull();
  });
});

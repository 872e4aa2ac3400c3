// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import { DispatchCsvButton } from "./dispatch-csv.tsx";

afterEach(cleanup);

it("the courier's file fills the lines, which are checked at once", async () => {
  const { user, sentTo } = openAdminPart(<DispatchCsvButton />, () => [], {
    resource: "orders",
    role: "support",
  });
  await user.click(await screen.findByRole("button", { name: "Dispatch from CSV" }));
  const text = "Order no;Courier;AWB\nKS-1;BlueDart;BD1\n";
  await user.upload(
    await screen.findByLabelText("CSV file of the courier"),
    new File([text], "manifest.csv"),
  );
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>("Lines").value).toBe(text));
  await waitFor(() => expect(sentTo("/api/admin/orders/dispatch")).toHaveLength(1));
  expect(sentTo("/api/admin/orders/dispatch")[0]?.body).toMatchObject({ text, dryRun: true });
});

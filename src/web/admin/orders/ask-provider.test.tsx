// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { Notification } from "react-admin";
import { afterEach, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { ProviderLinkButtons } from "./provider-link-buttons.tsx";

afterEach(cleanup);

it.each([
  [500, "The provider says: not paid yet"],
  [0, "The provider says: it is paid"],
])("'Ask the provider' says what the provider says: %d due afterwards", async (due, message) => {
  const order = {
    id: "KS-1",
    status: "Payment Link Sent",
    email: "asha@ledgerline.example",
    due: 500,
    shipping: 0,
    currencyCode: "INR",
    paymentLink: "https://pay.example/1",
  } as unknown as StaffOrder;
  const part = (
    <>
      <ProviderLinkButtons order={order} shipping={undefined} />
      <Notification />
    </>
  );
  const respond = ({ path }: { path: string }) =>
    path.endsWith("payment-providers") ? { names: ["stripe"] } : { ...order, due };
  const { user } = openAdminPart(part, respond, { role: "support" });
  await user.click(await screen.findByRole("button", { name: "Ask the provider" }));
  expect(await screen.findByText(message)).toBeTruthy();
});

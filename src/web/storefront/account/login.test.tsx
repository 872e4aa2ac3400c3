// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";

const NO_PASSWORD_YET = /The address of your kit has an account\. No password yet\?/;

async function openLogin({ typed, mailedTo }: { typed: string; mailedTo: string }) {
  openBrowser(() => undefined);
  const { linkedKit } = await import("../state/linked-kit.ts");
  const { saveDraft } = await import("../form/form-draft.ts");
  const { default: Login } = await import("./login.tsx");
  linkedKit.set({ email: mailedTo, proof: "13.proof" });
  saveDraft("login", { email: typed });
  renderPage(<Login />);
  await screen.findByLabelText("Email");
}

it("tells who comes by the link of their kit, and has an account without a password, how to get in", async () => {
  await openLogin({ typed: "Meera@x.example", mailedTo: "meera@x.example" });
  await screen.findByText(NO_PASSWORD_YET);
});

it("tells nobody else", async () => {
  await openLogin({ typed: "asha@x.example", mailedTo: "meera@x.example" });
  expect(screen.queryByText(NO_PASSWORD_YET)).toBeNull();
});

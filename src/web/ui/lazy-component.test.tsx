// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { openBrowser, renderPage } from "../../../tests/support/page-in-dom.tsx";

it("a part that could not be loaded is shown when the connection is back", async () => {
  openBrowser(() => []);
  const { lazyComponent } = await import("./lazy.tsx");
  let isOnline = false;
  const Part = lazyComponent(async () => {
    if (!isOnline) throw new Error("no network");
    return { default: ({ name }: { name: string }) => <p>{`Hello, ${name}`}</p> };
  });
  renderPage(
    <Suspense>
      <Part name="Asha" />
    </Suspense>,
  );
  await screen.findByRole("alert");
  isOnline = true;
  window.dispatchEvent(new Event("online"));
  await screen.findByText("Hello, Asha");
  expect(screen.queryByRole("alert")).toBeNull();
});

// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";

it.each([true, false])(
  "says how the size of a welcome kit is exchanged (in a size: %s)",
  async (hasKitSize) => {
    openBrowser(() => ({
      ...{
        lines: [],
        returns: [],
        sendTo: [],
        mayReportFault: true,
        returnUntil: "2026-12-03T00:00:00.000Z",
      },
    }));
    const { default: OrderReturns } = await import("./order-returns.tsx");
    renderPage(<OrderReturns access={{ orderNo: "KS-1", link: "x" }} hasKitSize={hasKitSize} />);
    await screen.findByRole("button", { name: "Report a fault" });
    const texts = screen.queryAllByText(/^Is the size of your kit wrong\?/);
    expect(texts).toHaveLength(hasKitSize ? 1 : 0);
    const mail = screen.queryByRole("link")?.getAttribute("href");
    expect(mail?.startsWith("mailto:") ?? false).toBe(hasKitSize);
  },
);

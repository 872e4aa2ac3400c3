// @vitest-environment happy-dom
import { globSync, readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { RetryButton } from "./retry-button.tsx";

afterEach(cleanup);

it("tries again when it is pressed and when the connection is back, with what is shown now", async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = render(<RetryButton onRetry={first} />);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(first).toHaveBeenCalledTimes(1);
  rerender(<RetryButton onRetry={second} />);
  window.dispatchEvent(new Event("online"));
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  unmount();
  window.dispatchEvent(new Event("online"));
  expect(second).toHaveBeenCalledTimes(1);
});

it("stands wherever the shop offers to try again", () => {
  const others = globSync("src/web/{storefront,ui}/**/*.tsx").filter(
    (file) =>
      !file.endsWith(".test.tsx") &&
      !file.endsWith("retry-button.tsx") &&
      !file.endsWith("root.tsx") && // every page loads it
      readFileSync(file, "utf8").includes('t("Try again")'),
  );
  expect(others).toEqual([]);
});

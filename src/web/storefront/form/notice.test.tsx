// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";
import { errorNotice, type Notice, NoticeBox, successNotice } from "./notice.tsx";

/** A form whose only button always has the same result. */
function showForm(result: () => Notice, takesFocus = false) {
  openBrowser(() => null);
  function Form() {
    const [notice, setNotice] = useState<Notice | null>(null);
    return (
      <>
        <NoticeBox notice={notice} takesFocus={takesFocus} />
        <button type="button" onClick={() => setNotice(result())}>
          Send
        </button>
      </>
    );
  }
  const { user } = renderPage(<Form />);
  return { press: () => user.click(screen.getByRole("button", { name: "Send" })) };
}

it("says a success in a region that was there before, and the same success again", async () => {
  const { press } = showForm(() => successNotice("Sent."));
  const region = screen.getByRole("status");
  await press();
  const first = region.firstElementChild;
  expect(first?.textContent).toBe("Sent.");
  await press();
  expect(screen.getByRole("status")).toBe(region);
  expect(region.textContent).toBe("Sent.");
  expect(region.firstElementChild).not.toBe(first);
});

it("alerts to the same error again", async () => {
  const { press } = showForm(() => errorNotice("Not sent."));
  expect(screen.queryByRole("alert")).toBeNull();
  await press();
  const first = screen.getByRole("alert");
  await press();
  expect(screen.getByRole("alert")).not.toBe(first);
  expect(screen.queryByRole("status")).toBeNull();
});

it("focuses a notice that takes the focus, and the same one again", async () => {
  const { press } = showForm(() => successNotice("Sent."), true);
  await press();
  const first = document.activeElement;
  expect(first?.textContent).toBe("Sent.");
  await press();
  expect(document.activeElement?.textContent).toBe("Sent.");
  expect(document.activeElement).not.toBe(first);
});

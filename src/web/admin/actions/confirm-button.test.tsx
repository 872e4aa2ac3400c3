// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import { ConfirmButton } from "./confirm-button.tsx";

afterEach(cleanup);

/** The button alone; `act` is what it does once that was confirmed. */
function openButton() {
  const act = vi.fn();
  const { user } = openAdminPart(
    <ConfirmButton title="Is it lost?" content="Nobody is mailed." confirm="It is lost" onConfirm={act}>
      Lost…
    </ConfirmButton>,
    () => ({}),
  );
  return { user, act };
}

describe("a button that asks first", () => {
  it("acts once when its answer is pressed twice, while the question closes", async () => {
    const { user, act } = openButton();
    for (const times of [1, 2]) {
      await user.click(screen.getByRole("button", { name: "Lost…", hidden: true }));
      await user.dblClick(await screen.findByRole("button", { name: "It is lost" }));
      expect(act).toHaveBeenCalledTimes(times);
    }
  });

  it("stays open where the second half of a double click lands beside it, and closes by one click there", async () => {
    const { user, act } = openButton();
    // While a dialog closes its button does nothing, so the button shows whether it still asks.
    for (const [detail, expected] of [
      [2, 1],
      [1, 1],
    ] as const) {
      await user.click(screen.getByRole("button", { name: "Lost…", hidden: true }));
      const yes = await screen.findByRole("button", { name: "It is lost" });
      const beside = document.querySelector(".MuiDialog-container");
      if (!beside) throw new Error("The dialog has nothing beside it");
      fireEvent.mouseDown(beside, { detail });
      fireEvent.click(beside, { detail });
      await user.click(yes);
      expect(act).toHaveBeenCalledTimes(expected);
    }
  });
});

// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { openAdminPart } from "../../../tests/support/admin-in-dom.tsx";
import { ConfirmButton } from "./confirm-button.tsx";

afterEach(cleanup);

describe("a button that asks first", () => {
  it("acts once when its answer is pressed twice, while the question closes", async () => {
    let acted = 0;
    const act = () => {
      acted += 1;
    };
    const { user } = openAdminPart(
      <ConfirmButton title="Is it lost?" content="Nobody is mailed." confirm="It is lost" onConfirm={act}>
        Lost…
      </ConfirmButton>,
      () => ({}),
    );
    for (const times of [1, 2]) {
      await user.click(screen.getByRole("button", { name: "Lost…", hidden: true }));
      await user.dblClick(await screen.findByRole("button", { name: "It is lost" }));
      expect(acted).toBe(times);
    }
  });
});

import { expect, test } from "vitest";
import { isNewEnough } from "./node-runtime.mjs";

test.each(["24.12.0", "24.21.3", "25.0.0", "26.10.0", "30.1.0-nightly"])(
  "Node %s is new enough",
  (version) => {
    expect(isNewEnough(version)).toBe(true);
  },
);

test.each(["20.20.2", "22.30.1", "23.12.0", "24.0.0", "24.11.9"])("Node %s is too old", (version) => {
  expect(isNewEnough(version)).toBe(false);
});

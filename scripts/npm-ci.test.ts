import { expect, test } from "vitest";
import { withAddresses } from "./npm-ci.mjs";

test("the copy of the lock file has the address of each package in the registry, but not of what is in the repository", () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      "": { version: "0.1.0" },
      "vendor/icons": { name: "@mui/icons", version: "9.0.0" },
      "node_modules/@mui/icons": { resolved: "vendor/icons", link: true },
      "node_modules/a": { version: "1.2.3", integrity: "sha512-AAEC" },
      "node_modules/a/node_modules/@scope/b": { version: "2.0.0-rc.1" },
      "node_modules/alias": { name: "@scope/c", version: "3.0.0" },
    },
  };
  const { packages, ...rest } = withAddresses(lock, "https://registry.example/npm/");
  expect(rest).toEqual({ lockfileVersion: 3 });
  expect(packages).toEqual({
    ...lock.packages,
    "node_modules/a": {
      ...lock.packages["node_modules/a"],
      resolved: "https://registry.example/npm/a/-/a-1.2.3.tgz",
    },
    "node_modules/a/node_modules/@scope/b": {
      version: "2.0.0-rc.1",
      resolved: "https://registry.example/npm/@scope/b/-/b-2.0.0-rc.1.tgz",
    },
    "node_modules/alias": {
      name: "@scope/c",
      version: "3.0.0",
      resolved: "https://registry.example/npm/@scope/c/-/c-3.0.0.tgz",
    },
  });
});

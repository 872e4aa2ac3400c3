// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";

import { afterEach, expect, it } from "vitest";
import { routerProvider } from "./router-provider.ts";

const { RouterWrapper, useLocation, useNavigate } = routerProvider;
let navigate: ReturnType<typeof useNavigate>;
let renderedPath: string;

function Probe() {
  navigate = useNavigate();
  renderedPath = useLocation().pathname;
  return null;
}

const open = (path: string) => {
  window.location.hash = path;
  render(
    <RouterWrapper>
      <Probe />
    </RouterWrapper>,
  );
};
const isUrlAt = async (path: string) => {
  while (!window.location.hash.startsWith(`#${path}`)) await Promise.resolve();
};

afterEach(cleanup);

it("takes nobody back to a list whose search comes when something else is being opened", async () => {
  open("/enquiries");
  await act(async () => {
    navigate("/orders/1/show");
    await isUrlAt("/orders");
    expect(renderedPath).toBe("/enquiries"); // the list is still on the screen
    navigate({ search: "?filter=late" });
  });
  expect([window.location.hash, renderedPath]).toEqual(["#/orders/1/show", "/orders/1/show"]);
});

it("writes the search of the list that is open into the URL", async () => {
  open("/orders");
  await act(async () => navigate({ search: "?filter=mug" }));
  expect(window.location.hash).toBe("#/orders?filter=mug");
  await act(async () => navigate({ pathname: "/stock", search: "?filter=low" }));
  expect(window.location.hash).toBe("#/stock?filter=low");
});

// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import EmptyHome from "./empty-home.tsx";

it("the line of the footer stands by itself: it need not end with a full stop", async () => {
  const config = { companyName: "Lindenhof", tagline: "Books and mugs", untranslated: [] };
  const data = { config, categories: [{ menuName: "Mugs", menuLink: "/mugs" }] };
  const routes = [
    { id: "root", path: "/", loader: () => data, element: <EmptyHome />, hydrateFallbackElement: <p /> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await screen.findByText("Books and mugs");
  expect(screen.getByText("Everything we have is here:").tagName).toBe("P");
});

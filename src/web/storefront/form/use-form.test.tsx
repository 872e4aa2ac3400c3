// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { problemResponse } from "../../../../tests/support/fake-browser.ts";
import { heldResponse, openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";

const PATH = "/api/contact";
const THANKS = /^Thankyou for contacting us\. Our Team will reach out to you in next \d+ hrs\.$/;

/** The contact page: its form is a plain `useForm` with a draft. */
async function openContactPage(respond: Parameters<typeof openBrowser>[0]) {
  const browser = openBrowser(respond);
  vi.stubGlobal("scrollTo", () => undefined);
  const { default: ContactUs } = await import("../company/contact-us.tsx");
  return { ...browser, ...renderPage(<ContactUs />) };
}
type Page = Awaited<ReturnType<typeof openContactPage>>;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole("button", { name: "Submit" });
async function fill({ user }: Page) {
  await user.type(field("Your Name"), "Anna Rao");
  await user.type(field("Email"), "anna@ledgerline.example");
  await user.type(field("Message"), "Where is my kit?");
}
afterEach(() => void vi.unstubAllGlobals());

describe("a form", () => {
  it("shows the error of a field after it was filled and left, not while it is empty", async () => {
    const { user } = await openContactPage(() => 200);
    await user.click(field("Your Name"));
    await user.tab();
    expect(screen.queryByText("Please fill this in.")).toBeNull();
    await user.type(field("Email"), "anna");
    expect(screen.queryByText("Please check the email address.")).toBeNull();
    await user.tab();
    expect(screen.getByText("Please check the email address.")).toBeTruthy();
    expect(field("Email").getAttribute("aria-invalid")).toBe("true");
    await user.type(field("Email"), "@ledgerline.example");
    expect(screen.queryByText("Please check the email address.")).toBeNull();
  });

  it("shows all errors after a submit, focuses the first invalid field, and sends nothing", async () => {
    const { user, requests } = await openContactPage(() => 200);
    await user.type(field("Your Name"), "Anna");
    await user.click(submit());
    expect(screen.getAllByText("Please fill this in.")).toHaveLength(2);
    expect(document.activeElement).toBe(field("Email"));
    expect(requests).toEqual([]);
  });

  it("focuses the invalid field anew when Enter was pressed in it, so that its error is read aloud again", async () => {
    const { user } = await openContactPage(() => 200);
    await user.click(field("Your Name"));
    let focused = 0;
    field("Your Name").addEventListener("focus", () => focused++);
    await user.keyboard("{Enter}{Enter}");
    expect(document.activeElement).toBe(field("Your Name"));
    expect(focused).toBe(2);
  });

  it("is sent by Enter, and once when Submit is pressed twice", async () => {
    const response = heldResponse();
    const page = await openContactPage(() => response.promise);
    await fill(page);
    await page.user.type(field("Email"), "{Enter}");
    await page.user.dblClick(submit());
    expect(submit().getAttribute("aria-busy")).toBe("true");
    response.resolve(200);
    expect(await screen.findByText(THANKS)).toBeTruthy();
    expect(page.requests).toMatchObject([
      {
        path: PATH,
        body: { Name: "Anna Rao", Email: "anna@ledgerline.example", Description: "Where is my kit?" },
      },
    ]);
  });

  it("keeps what was typed after a failure, and is sent by the next try", async () => {
    const responses = [problemResponse(503, "unavailable"), 200];
    const page = await openContactPage(() => responses.shift());
    await fill(page);
    await page.user.click(submit());
    expect((await screen.findByRole("alert")).textContent).toContain(
      "There was some error while processing your request.",
    );
    expect(field("Message").value).toBe("Where is my kit?");
    await page.user.click(submit());
    expect(await screen.findByText(THANKS)).toBeTruthy();
    expect(page.sentTo(PATH)).toHaveLength(2);
  });

  it("has what was typed when the page is opened again, until it is sent", async () => {
    const page = await openContactPage(() => 200);
    await fill(page);
    page.reopen();
    expect(field("Message").value).toBe("Where is my kit?");
    await page.user.click(submit());
    await screen.findByText(THANKS);
    await page.user.click(screen.getByRole("button", { name: "Go Back" }));
    expect(field("Message").value).toBe("");
    expect(document.activeElement).toBe(field("Your Name"));
    expect(screen.queryByText("Please fill this in.")).toBeNull();
    page.reopen();
    expect(field("Your Name").value).toBe("");
  });
});

// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anna, problemResponse } from "../../../../tests/support/fake-browser.ts";
import { openBrowser, renderPage, type SentRequest } from "../../../../tests/support/page-in-dom.tsx";

const ME = "/api/accounts/me";
const ADDRESSES = "/api/accounts/addresses";
const COMPANY = "/api/accounts/billed-company";
const account = {
  email: "anna@x.example",
  emailVerified: true,
  hasPassword: true,
  firstName: "Anna",
  lastName: "Rao",
  contactNo: "",
  language: null,
  billedCompany: { company: "", vatNumber: "", reference: "" },
  begun: null,
  memberQuestion: null,
};
const home = {
  savedAddressId: "0b0f1c52-3d1c-4b57-9d8a-7d5b6d6b7c11",
  recipientName: "Anna Rao",
  recipientPhone: "+91 1",
  address: "12 Marine Drive",
  region: "Maharashtra",
  recipientCity: "Mumbai",
  postalCode: "400001",
  country: "India",
};

/** The account page of somebody who is logged in; a POST of an address returns the address that was sent. */
async function openAccount(
  own: object = {},
  saved: readonly object[] = [home],
  resolveMember: () => unknown = () => 200,
) {
  let current: object = { ...account, ...own };
  const browser = openBrowser(({ path, body }: SentRequest) => {
    if (path === "/api/accounts/begun") current = { ...current, begun: null };
    if (path === "/api/accounts/member") return resolveMember();
    if (path === COMPANY) current = { ...current, billedCompany: body };
    if (path === ME && body) current = { ...current, ...body };
    if (path.startsWith("/api/accounts/") && !path.startsWith(ADDRESSES)) return current;
    if (path === ADDRESSES) return body ? [{ ...home, ...body }] : saved;
    return path.endsWith("/remove") ? 1 : [{ id: 1, name: "India", deliveryCharge: 80, shippingCharges: [] }];
  });
  const { saveLogin, loggedInUser } = await import("../state/user.ts");
  saveLogin(anna);
  const { default: OwnAccount } = await import("./own-account.tsx");
  const page = renderPage(<OwnAccount />, "/accounts/my-account");
  await screen.findByRole("heading", { name: "Password" });
  return { ...browser, ...page, loggedInUser };
}

describe("the account page", () => {
  it("changes name and number, also those that this browser greets by", async () => {
    const { user, sentTo, loggedInUser } = await openAccount();
    await user.type(screen.getByLabelText(/^Contact Number/), "+91 98200 1");
    await user.clear(screen.getByLabelText(/^Last Name/));
    await user.type(screen.getByLabelText(/^Last Name/), "Iyer");
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await expect
      .poll(() => loggedInUser())
      .toMatchObject({ fullName: "Anna Iyer", contactNo: "+91 98200 1" });
    expect(sentTo(ME).at(-1)?.body).toMatchObject({ firstName: "Anna", lastName: "Iyer", language: null });
  });

  it("changes a saved address with the fields of checkout, and removes one", async () => {
    const { user, requests } = await openAccount();
    await user.click(await screen.findByRole("button", { name: "Change the address of Anna Rao, Mumbai" }));
    await user.clear(screen.getByLabelText("Address"));
    await user.type(screen.getByLabelText("Address"), "1 New Road");
    await user.click(screen.getByRole("button", { name: "Save Address" }));
    await screen.findByText("The address is saved.");
    screen.getByText("1 New Road", { exact: false });
    const saved = requests.find(({ path, body }) => path === ADDRESSES && body);
    expect(saved?.body).toMatchObject({ address: "1 New Road", savedAddressId: home.savedAddressId });
    await user.click(screen.getByRole("button", { name: "Remove the address of Anna Rao, Mumbai" }));
    await screen.findByText("The address of Anna Rao was removed.");
  });

  it("takes the company that new orders are billed to, and asks whose the VAT number is", async () => {
    const { user, sentTo } = await openAccount();
    const form = within(screen.getByRole("form", { name: "The company that is billed" }));
    await user.type(form.getByLabelText(/^VAT number/), " DE123456789 ");
    await user.click(form.getByRole("button", { name: "Save" }));
    await form.findByText("Please enter the company.");
    expect(sentTo(COMPANY)).toEqual([]);
    await user.type(form.getByLabelText(/^Company/), "Acme GmbH");
    await user.click(form.getByRole("button", { name: "Save" }));
    await form.findByText("It will be on your next invoices.");
    expect(sentTo(COMPANY).map(({ body }) => body)).toEqual([
      { company: "Acme GmbH", vatNumber: "DE123456789", reference: "" },
    ]);
  });

  it("offers a first password to whoever came by the link of a kit", async () => {
    const { user } = await openAccount({ hasPassword: false });
    await user.click(screen.getByRole("link", { name: "Set your password" }));
    const { pathAfterLogin } = await import("../state/after-login.ts");
    expect(pathAfterLogin(null)).toBe("/accounts/my-account");
  });

  it("asks what a password that was set elsewhere has left open", async () => {
    const begun = {
      startedAt: "2026-11-20T09:30:00.000Z",
      device: "",
      firstName: "Planted",
      lastName: "Name",
      contactNoEnd: "",
      cart: [],
      addresses: [{ recipientCity: "Pune", country: "India" }],
      orders: [{ orderNo: "KS-1", recipientCity: "Pune" }],
    };
    const { user, sentTo } = await openAccount({ begun });
    const question = within(screen.getByRole("region", { name: "Was that you?" }));
    question.getByText("Pune, India");
    await user.click(question.getByRole("button", { name: "Start clean" }));
    await user.type(question.getByLabelText("First Name"), "Anna");
    await user.click(question.getByRole("button", { name: "Start clean" }));
    await expect
      .poll(() => sentTo("/api/accounts/begun"))
      .toMatchObject([{ body: { answer: "clean", firstName: "Anna" } }]);
  });
});

describe("the question whether a member of the company is the account's owner", () => {
  const MEMBER = "/api/accounts/member";
  const memberQuestion = { memberId: 7, fullName: "Anna Rao", startOn: "2026-12-01" };
  /** `responses`: what the server says to each press, one after the other. */
  async function openQuestion(responses: readonly (() => unknown)[] = []) {
    const left = [...responses];
    const page = await openAccount({ memberQuestion }, [home], () => left.shift()?.() ?? 200);
    const region = within(screen.getByRole("region", { name: "Is this you?" }));
    return { ...page, region };
  }

  it("is answered once by yes, and says what follows", async () => {
    const { user, region, sentTo } = await openQuestion();
    region.getByText(/The company knows Anna Rao by your address anna@x\.example\./);
    region.getByText("The first day there: 1 December 2026.");
    await user.dblClick(region.getByRole("button", { name: "Yes, that is me" }));
    await region.findByText("Thank you. Your kits stay yours, also under another address.");
    expect(sentTo(MEMBER).map(({ body }) => body)).toEqual([{ memberId: 7, isMe: true }]);
    expect(region.queryByRole("button")).toBeNull();
  });

  it("is answered by no, and not asked again", async () => {
    const { user, region, sentTo } = await openQuestion();
    await user.click(region.getByRole("button", { name: "No, somebody else" }));
    await region.findByText("Thank you. We will not ask again.");
    expect(sentTo(MEMBER).map(({ body }) => body)).toEqual([{ memberId: 7, isMe: false }]);
  });

  it("can be answered again after a failure, and says when somebody else came first", async () => {
    const { user, region } = await openQuestion([
      () => problemResponse(503, "unavailable"),
      () => problemResponse(409, "account_linked"),
    ]);
    await user.click(region.getByRole("button", { name: "Yes, that is me" }));
    await region.findByText("This could not be saved.");
    await user.click(region.getByRole("button", { name: "Yes, that is me" }));
    await region.findByText(/^This was settled elsewhere in the meantime/);
  });
});

it("a login that the limit refuses says what to do, and not that an error occurred", async () => {
  openBrowser(() => problemResponse(429, "too_many_requests"));
  const { default: Login } = await import("./login.tsx");
  const { user } = renderPage(<Login />, "/accounts/login-page");
  await user.type(screen.getByLabelText("Email"), "anna@x.example");
  await user.type(screen.getByLabelText("Password"), "the right one");
  await user.click(screen.getByRole("button", { name: "Login" }));
  await screen.findByText("Too many wrong passwords. Right now even the right one is refused.");
  screen.getByText(/^Forgot password\? lets you in at once/);
  expect(screen.queryByText("An error occurred during login.")).toBeNull();
});

it("a notice is shown on the next page, comes along where that page goes on by itself, and is gone with it", async () => {
  openBrowser(() => []);
  const notices = await import("../state/page-notice.ts");
  const { useNavigate, useLocation } = await import("react-router");
  const { useEffect } = await import("react");
  function Page() {
    const navigate = useNavigate();
    const { pathname } = useLocation();
    useEffect(notices.turnPage, [pathname]);
    return (
      <>
        <p data-testid="notice">{notices.usePageNotice()?.text}</p>
        {["/kit", "/checkout", "/about"].map((path) => (
          <button key={path} type="button" onClick={() => void navigate(path)}>
            {path}
          </button>
        ))}
      </>
    );
  }
  const { user, reopen } = renderPage(<Page />, "/code");
  const shown = () => screen.getByTestId("notice").textContent;
  notices.setPageNotice({ kind: "good", text: "Welcome." });
  await user.click(screen.getByText("/kit"));
  expect(shown()).toBe("Welcome.");
  notices.carryPageNotice();
  await user.click(screen.getByText("/checkout"));
  expect(shown()).toBe("Welcome.");
  await user.click(screen.getByText("/about"));
  expect(shown()).toBe("");
  reopen();
  expect(shown()).toBe("");
});

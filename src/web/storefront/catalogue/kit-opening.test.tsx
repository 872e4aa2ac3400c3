// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { anna } from "../../../../tests/support/fake-browser.ts";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";
import { sampleProduct } from "../../../../tests/support/sample-product.ts";

const part = (productName: string, productUrl = "") => ({
  quantity: 1,
  productName,
  productUrl,
  colourName: "Navy",
  size: "",
  imagePath: "/images/1/part",
  imageColour: "",
});
const kit = sampleProduct({
  isSwagItem: true,
  contents: [part("Classic Crew T-shirt", "classic-crew-tee"), part("Welcome card")],
  sizeChart: {
    columns: ["Size", "Chest (cm)"],
    rows: [
      ["S", "98"],
      ["M", "104"],
    ],
    howToMeasure: "",
  },
});

async function openKit(isLoggedIn = false) {
  openBrowser(() => []);
  const { saveLogin } = await import("../state/user.ts");
  const { default: KitOpening } = await import("./kit-opening.tsx");
  if (isLoggedIn) saveLogin(anna);
  return renderPage(<KitOpening product={kit} />);
}
const box = () => screen.getByRole("button", { name: /Open the box/ });
afterEach(() => {
  location.hash = "";
});

describe("the kit's box", () => {
  it("opens at a press and names its parts; one that is sold alone leads to its page", async () => {
    const { user } = await openKit();
    expect(box().getAttribute("aria-expanded")).toBe("false");
    await user.click(box());
    expect(box().getAttribute("aria-expanded")).toBe("true");
    const tee = screen.getByRole("link", { name: "Classic Crew T-shirt" });
    expect(tee.getAttribute("href")).toBe("/classic-crew-tee");
    screen.getByText("Welcome card");
  });

  it("has the name on its label as it is typed, and addresses the parcel to it", async () => {
    const { user } = await openKit(true);
    screen.getByText("Welcome, Anna");
    await user.clear(screen.getByLabelText(/^Name on the label/));
    screen.getByText("Welcome");
    await user.type(screen.getByLabelText(/^Name on the label/), "Meera Iyer");
    screen.getByText("Welcome, Meera");
    const { readLabelName } = await import("../state/label-name.ts");
    expect(readLabelName()).toBe("Meera Iyer");
  });

  it("helps to find the size", async () => {
    const { user } = await openKit();
    await user.selectOptions(screen.getByLabelText("Which size do you usually wear?"), "M");
    screen.getByText("Usually M? Take M.");
    screen.getByText("Chest (cm): 104");
  });

  it("begins sign-up and login with the address that the linked code was mailed to", async () => {
    location.hash = "#coupon=KIT-1234&email=meera.iyer%40ledgerline.example";
    await openKit();
    await screen.findByText("Welcome, Meera");
    const { readDraft } = await import("../form/form-draft.ts");
    const blank = { email: "", firstName: "", lastName: "" };
    const email = "meera.iyer@ledgerline.example";
    expect(readDraft("signup", blank)).toEqual({ email, firstName: "Meera", lastName: "Iyer" });
    expect(readDraft("login", blank)).toEqual({ email });
  });

  it("guesses no name from another kind of address, and keeps what somebody typed", async () => {
    const { saveLinkedPerson, linkedFullName } = await import("../state/linked-person.ts");
    const { readDraft, saveDraft } = await import("../form/form-draft.ts");
    saveDraft("signup", null);
    saveDraft("login", null);
    saveLinkedPerson("meera7@ledgerline.example");
    expect(linkedFullName()).toBe("");
    saveDraft("signup", { email: "asha@ledgerline.example" });
    saveLinkedPerson("meera.iyer@ledgerline.example");
    expect(readDraft("signup", { email: "" })).toEqual({ email: "asha@ledgerline.example" });
  });

  it("stores the coupon of the link that opened the page", async () => {
    location.hash = "#coupon=KIT-1234";
    await openKit();
    await screen.findByText("Your code KIT-1234 is ready: checkout fills it in for you.");
    const { linkedCoupon } = await import("../state/linked-coupon.ts");
    expect(linkedCoupon.get()).toBe("KIT-1234");
  });
});

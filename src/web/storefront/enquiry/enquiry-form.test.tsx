// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";

const EMPTY = "All fields are required.";
const EMAIL = "Email format is supplied is not valid.";
const FAILED = "There was some error while processing your request.";
const pages = {
  contact: () => import("../company/contact-us.tsx"),
  bulk: () => import("../order-policies/bulk-enquiry.tsx"),
  popUp: async () => {
    const { default: EnquiryPopUp } = await import("../home/enquiry-pop-up.tsx");
    return { default: () => <EnquiryPopUp open onClose={() => undefined} /> };
  },
};
const forms = [
  {
    name: "contact",
    call: "/api/contact",
    typed: { "Your Name": "Asha Nair", Email: "asha@ledgerline.example", Message: "Where is my mug?" },
    invalid: "Submit all field in required format.",
    thanks: /^Thankyou for contacting us\./,
  },
  {
    name: "bulk",
    call: "/api/bulkEnquiry",
    typed: {
      Name: "Asha Nair",
      Email: "asha@ledgerline.example",
      "What's on your mind?": "Mugs for everybody",
      "Product Idea": "Mugs",
      "Budget Range": "50,000",
      "Quantity required": "200",
    },
    invalid: "Submit all field in a valid format.",
    thanks: /^Your enquiry is with Us\./,
  },
  {
    name: "popUp",
    call: "/api/bulkEnquiry",
    typed: {
      "First name": "Asha",
      "Last name": "Nair",
      Email: "asha@ledgerline.example",
      Phone: "+91 98200 00000",
      Quantity: "200",
      "Company name": "Ledgerline",
      Message: "Mugs for everybody",
    },
    invalid: "Submit all field in a valid format.",
    thanks: /^Your enquiry is with Us\./,
  },
] as const;

/** The named form, and what is done with it. Its calls get `responses` in turn; where one is missing, there is no network. */
async function openForm({ name, call, typed }: (typeof forms)[number], responses: number[] = []) {
  const { sentTo } = openBrowser(() => {
    const response = responses.shift();
    if (response === undefined) throw new TypeError("network");
    return response;
  });
  const { default: Page } = await pages[name]();
  const { user } = renderPage(<Page />);
  const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
  return {
    sent: () => sentTo(call).map(({ body }) => body),
    submit: () => user.click(screen.getByRole("button", { name: "Submit" })),
    async fill(fields: object) {
      for (const [label, text] of Object.entries({ ...typed, ...fields }))
        fireEvent.change(await field(label), { target: { value: text } });
    },
    async values() {
      const all = Object.keys(typed).map(async (label) => [label, (await field(label)).value]);
      return Object.fromEntries(await Promise.all(all));
    },
  };
}

describe.each(forms)("the enquiry form $name", (form) => {
  it("says what is wrong in the specification's order, one thing at a time, and sends nothing [spec 5.17-22]", async () => {
    const { fill, submit, sent } = await openForm(form);
    const refused = async (fields: object, message: string) => {
      await fill(fields);
      await submit();
      const shown = [form.invalid, EMPTY, EMAIL].filter((each) => screen.queryByText(each));
      expect(shown, JSON.stringify(fields)).toEqual([message]);
    };
    const labels = Object.keys(form.typed);
    for (const label of labels) await refused({ [label]: "" }, form.invalid);
    await refused({ Email: "asha at ledgerline" }, form.invalid);
    await refused({ [labels[0] ?? ""]: "   ", Email: "asha@ledgerline.e" }, EMPTY);
    for (const label of labels.filter((each) => each !== "Email")) await refused({ [label]: "  " }, EMPTY);
    for (const email of ["asha@ledgerline.e", "asha@ledgerline.ex4mple", "asha@ledgerline"])
      await refused({ Email: email }, EMAIL);
    expect(sent()).toEqual([]);
  });

  it("stays as it was when the call fails or returns anything but 200, and can be resent [spec 4.23, 4.24, 8.1, 8.25]", async () => {
    const responses: number[] = [];
    const { fill, submit, sent, values } = await openForm(form, responses);
    await fill({});
    for (const [times, response] of [undefined, 0].entries()) {
      if (response !== undefined) responses.push(response);
      await submit();
      await expect.poll(() => sent().length).toBe(times + 1);
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toContain(FAILED);
      expect(await values()).toEqual(form.typed);
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "Submit" }).disabled).toBe(false);
      expect(screen.queryByText(form.thanks)).toBeNull();
    }
    responses.push(200);
    await submit();
    await screen.findByText(form.thanks);
    expect(sent()).toHaveLength(3);
  });
});

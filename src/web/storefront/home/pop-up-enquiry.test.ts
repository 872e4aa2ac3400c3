import { expect, it } from "vitest";
import { parseEnquiry } from "../../../people/enquiry/parse-enquiry.ts";
import { enquiryFormError } from "../enquiry/validate-enquiry.ts";
import { blankPopUp, bulkEnquiryOf } from "./pop-up-enquiry.ts";

const typed = {
  firstName: " Asha ",
  lastName: "Nair",
  email: " asha@ledgerline.example ",
  phone: "+91 98200 00000",
  quantity: "200",
  company: "Ledgerline",
  message: "Mugs for everybody,\nby March.",
};

it("has seven fields, all required", () => {
  expect(Object.keys(blankPopUp)).toHaveLength(7);
  expect(enquiryFormError("bulk", typed)).toBeNull();
  for (const name of Object.keys(blankPopUp))
    expect(enquiryFormError("bulk", { ...typed, [name]: "" })).toBe("Submit all field in a valid format.");
});

it("is a valid bulk enquiry that contains everything that was typed", () => {
  expect(parseEnquiry("bulk", bulkEnquiryOf(typed))).toEqual({
    kind: "bulk",
    name: "Asha Nair",
    email: "asha@ledgerline.example",
    description: "Mugs for everybody,\nby March.\n\nPhone: +91 98200 00000\nCompany: Ledgerline",
    productIdea: "As in the message (sent from the home page)",
    budget: "Not asked",
    qty: "200",
  });
});

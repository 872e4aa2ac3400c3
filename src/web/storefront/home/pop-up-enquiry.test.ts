import { expect, it } from "vitest";
import { readEnquiry } from "../../../features/enquiry/enquiry.ts";
import { enquiryProblem } from "../enquiry/enquiry-problem.ts";
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

it("has seven fields, all of them needed", () => {
  expect(Object.keys(blankPopUp)).toHaveLength(7);
  expect(enquiryProblem("bulk", typed)).toBeNull();
  for (const name of Object.keys(blankPopUp))
    expect(enquiryProblem("bulk", { ...typed, [name]: "" })).toBe("Submit all field in a valid format.");
});

it("is a bulk enquiry that the store takes, and loses nothing of what was typed", () => {
  expect(readEnquiry("bulk", bulkEnquiryOf(typed))).toEqual({
    kind: "bulk",
    name: "Asha Nair",
    email: "asha@ledgerline.example",
    description: "Mugs for everybody,\nby March.\n\nPhone: +91 98200 00000\nCompany: Ledgerline",
    productIdea: "As in the message (sent from the home page)",
    budget: "Not asked",
    qty: "200",
  });
});

import { expect, it } from "vitest";
import { enquiryErrors, enquiryProblem } from "./enquiry-problem.ts";

const contact = (more: object = {}) =>
  enquiryProblem("contact", { name: "Anna", email: "anna@mail.example", message: "Hello", ...more });

it("tells what is wrong in the specification's order", () => {
  expect(contact({ name: "" })).toBe("Submit all field in required format.");
  expect(contact({ email: "anna" })).toBe("Submit all field in required format.");
  expect(contact({ message: " \n" })).toBe("All fields are required.");
  expect(contact({ email: "anna@mail" })).toBe("Email format is supplied is not valid.");
  expect(contact({ email: "anna@mail.e" })).toBe("Email format is supplied is not valid.");
  expect(contact({ email: "anna@mail.123" })).toBe("Email format is supplied is not valid.");
  expect(contact({ name: "", email: "anna@mail", message: " " })).toBe(
    "Submit all field in required format.",
  );
  expect(contact({ email: "anna@mail", message: " " })).toBe("All fields are required.");
  expect(contact()).toBeNull();
});

it("the bulk enquiry has its own first sentence", () => {
  expect(enquiryProblem("bulk", { name: "A", email: "", qty: "5" })).toBe(
    "Submit all field in a valid format.",
  );
});

it("names the fields, never without a sentence for the whole", () => {
  expect(enquiryErrors({ name: " ", email: "anna@mail", message: "x" })).toEqual({
    name: "Please fill this in.",
    email: "Please check the address.",
  });
  expect(enquiryErrors({ name: "A", email: " anna@mail.example ", message: "x" })).toEqual({});
});

import { expect, it } from "vitest";
import { enquiryFieldErrors, enquiryFormError } from "./validate-enquiry.ts";

const contact = (more: object = {}) =>
  enquiryFormError("contact", { name: "Anna", email: "anna@mail.example", message: "Hello", ...more });

it("returns the first error in the specification's order [spec 5.17]", () => {
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

it("the bulk enquiry has its own first sentence [spec 5.21]", () => {
  expect(enquiryFormError("bulk", { name: "A", email: "", qty: "5" })).toBe(
    "Submit all field in a valid format.",
  );
});

it("returns an error for each invalid field", () => {
  expect(enquiryFieldErrors({ name: " ", email: "anna@mail", message: "x" })).toEqual({
    name: "Please fill this in.",
    email: "Please check the email address.",
  });
  expect(enquiryFieldErrors({ name: "A", email: " anna@mail.example ", message: "x" })).toEqual({});
});

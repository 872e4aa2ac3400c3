import { expect, it } from "vitest";
import { loggedError } from "./logged-error.ts";

const PERSON = "asha.rao+kit@ledgerline.example";

it("has no value of a row that broke a rule of the database", () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: "23505",
    constraint: "users_email",
    table: "users",
    severity: "ERROR",
    detail: `Key (email_folded)=(${PERSON}) already exists.`,
    where: `COPY users, line 1: "${PERSON}"`,
  });
  expect(loggedError(error)).toEqual({
    type: "Error",
    message: error.message,
    stack: error.stack,
    code: "23505",
    constraint: "users_email",
    table: "users",
    severity: "ERROR",
  });
});

it("has no receiver that a mail server refuses, in no part of it and in no cause", () => {
  const refused = Object.assign(new Error(`Can't send mail: 550 5.1.1 <${PERSON}> no such user`), {
    code: "EENVELOPE",
    responseCode: 550,
    command: "RCPT TO",
    response: `550 5.1.1 <${PERSON}> no such user`,
    rejected: [PERSON],
    rejectedErrors: [new Error(`Recipient command failed: ${PERSON}`)],
  });
  const logged = JSON.stringify(loggedError(new Error("The mail was not sent", { cause: refused })));
  expect(logged).not.toMatch(/asha|ledgerline/);
  expect(JSON.stringify(loggedError(refused))).not.toMatch(/asha|ledgerline/);
  expect(loggedError(refused)).toMatchObject({
    message: "Can't send mail: 550 5.1.1 <(address)> no such user",
    code: "EENVELOPE",
    responseCode: 550,
    command: "RCPT TO",
  });
});

it("keeps what is no error as it is, without addresses", () => {
  expect(loggedError(`no mail to ${PERSON}`)).toBe("no mail to (address)");
  expect(loggedError(7)).toBe(7);
});

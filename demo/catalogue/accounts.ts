import type { DemoAccount } from "./types.ts";

/** This password is public. That is safe, because the accounts exist only in demo mode. */
export const demoPassword = "ledgerline-demo";

export const accounts: readonly DemoAccount[] = [
  { email: "employee@ledgerline.example", firstName: "Asha", lastName: "Nair", role: "buyer", isOrg: false },
  { email: "office@ledgerline.example", firstName: "Rohan", lastName: "Mehta", role: "buyer", isOrg: true },
  {
    email: "support@ledgerline.example",
    firstName: "Farah",
    lastName: "Sheikh",
    role: "support",
    isOrg: false,
  },
  {
    email: "catalogue@ledgerline.example",
    firstName: "Dev",
    lastName: "Iyer",
    role: "catalogue",
    isOrg: false,
  },
];

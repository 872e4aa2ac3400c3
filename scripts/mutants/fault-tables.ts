import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project.mjs";
import { choiceAndExchangeFaults } from "./faults/choices-and-exchanges.ts";
import { couponFaults } from "./faults/coupons.ts";
import { drawnFaults } from "./faults/drawn.ts";
import { eInvoiceFaults } from "./faults/e-invoices.ts";
import type { Fault } from "./faults/fault.ts";
import { kitFaults } from "./faults/kits.ts";
import { loginFaults } from "./faults/logins.ts";
import { messageFaults } from "./faults/messages.ts";
import { moneyFaults } from "./faults/money.ts";
import { ownSizeFaults } from "./faults/own-sizes.ts";
import { pageFaults } from "./faults/pages.ts";
import { randomOrderFaults } from "./faults/random-orders.ts";
import { rightsFaults } from "./faults/rights.ts";
import { stockFaults } from "./faults/stock.ts";

/** What `npm run mutants -- faults` can plant, by table. */
export const faultTables: Readonly<Record<string, readonly Fault[]>> = {
  money: moneyFaults,
  "e-invoices": eInvoiceFaults,
  stock: stockFaults,
  logins: loginFaults,
  rights: rightsFaults,
  pages: pageFaults,
  coupons: couponFaults,
  messages: messageFaults,
  random: randomOrderFaults,
  drawn: drawnFaults,
  kits: kitFaults,
  "own-sizes": ownSizeFaults,
  exchanges: choiceAndExchangeFaults,
};

/** A fault whose text is gone from its file, or stands there twice, plants nothing. */
export const matchesOnce = ({ file, find }: Fault): boolean =>
  readFileSync(join(root, file), "utf8").split(find).length === 2;

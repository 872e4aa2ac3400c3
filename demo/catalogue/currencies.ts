import type { DemoCurrency } from "./types.ts";

export const currencies: readonly DemoCurrency[] = [
  { code: "USD", rate: 85, symbol: "$", name: "Dollar" },
  { code: "INR", rate: 1, symbol: "₹", name: "Rupee" },
  { code: "EUR", rate: 92, symbol: "€", name: "Euro" },
  { code: "GBP", rate: 108, symbol: "£", name: "Pound" },
  { code: "AED", rate: 23.15, symbol: "AED ", name: "Dirham" },
  { code: "SGD", rate: 63, symbol: "S$", name: "Singapore Dollar" },
  { code: "JPY", rate: 0.56, symbol: "¥", name: "Yen" },
];

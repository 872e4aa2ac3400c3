import { useResponse } from "../calls/use-response.ts";

const firstPage = { query: { page: 1, perPage: 100, sort: "position", order: "asc" } } as const;

/** The codes of the currencies that the store has, in the order of the shop's list. */
export function useCurrencyCodes(): readonly string[] {
  const { response } = useResponse("GET /api/admin/currency-rates", firstPage);
  return response?.rows.map(({ id }) => id) ?? [];
}

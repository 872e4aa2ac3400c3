import type { StaffCaller } from "../../contract/handler.ts";
import type { ImportRow } from "./product-import.store.ts";

/** In whose name a job changes products: who started the import, from where. */
export const staffOf = ({
  started_by: userId,
  email,
  role,
  client_ip: clientIp,
}: Pick<ImportRow, "started_by" | "email" | "role" | "client_ip">): StaffCaller => ({
  caller: { userId, email, role },
  clientIp,
});

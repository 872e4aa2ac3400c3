import type { CouponBatch, StaffCoupon } from "../../../contract/admin/coupons.ts";
import { api } from "../api.ts";
import { stateWords } from "../coupons/coupon-words.ts";
import { toCsv } from "../lists/csv.ts";
import { saveFile } from "../lists/save-file.ts";

const AT_ONCE = 500;

/** All codes of a batch as a file for a mail merge: address, code, end, state. */
export async function downloadCodes({ id, name }: CouponBatch): Promise<void> {
  const codes: StaffCoupon[] = [];
  for (let page = 1, isDone = false; !isDone; page += 1) {
    const query = { page, perPage: AT_ONCE, sort: "code", order: "asc", batchId: id } as const;
    const { rows, total } = await api.call("GET /api/admin/coupons", { query });
    codes.push(...rows);
    isDone = rows.length === 0 || codes.length >= total;
  }
  const lines = codes.map(({ boundEmail, code, endsAt, state }) => ({
    address: boundEmail,
    code,
    endsAt: endsAt ?? "",
    state: stateWords[state],
  }));
  const file = name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "codes";
  saveFile(`${file}.csv`, toCsv(lines), "text/csv");
}

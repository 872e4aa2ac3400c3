import type { CouponBatch, StaffCoupon } from "../../../contract/admin/coupons.ts";
import { api } from "../calls/api.ts";
import { downloadFile } from "../calls/download-file.ts";
import { stateLabels } from "../coupons/coupon-labels.ts";
import { toCsv } from "../lists/csv.ts";

const PAGE_SIZE = 500;

/** Downloads all codes of a batch as a CSV for a mail merge: e-mail address, code, end, state. */
export async function downloadCodes({ id, name }: CouponBatch): Promise<void> {
  const codes: StaffCoupon[] = [];
  for (let page = 1, isDone = false; !isDone; page += 1) {
    const query = { page, perPage: PAGE_SIZE, sort: "code", order: "asc", batchId: id } as const;
    const { rows, total } = await api.call("GET /api/admin/coupons", { query });
    codes.push(...rows);
    isDone = rows.length === 0 || codes.length >= total;
  }
  const lines = codes.map(({ boundEmail, code, endsAt, state }) => ({
    address: boundEmail,
    code,
    endsAt: endsAt ?? "",
    state: stateLabels[state],
  }));
  const file = name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "codes";
  downloadFile(`${file}.csv`, toCsv(lines), "text/csv");
}

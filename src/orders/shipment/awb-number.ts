import { codeCell } from "../../platform/csv/code-cell.ts";

/** What people and couriers' files write before the number itself. */
const BEFORE_NUMBER =
  /^(?:awb|tracking|consignment|docket|waybill)(?:\s*(?:no|nr|number|id)\b\.?)?\s*(?:[:#]\s*|\s)(?=\S)/i;

/** The number of a parcel as its courier knows it: `AWB AWB90000`, `AWB no.: AWB90000` and `'AWB90000` are `AWB90000`. */
export const awbNumber = (text: string): string => codeCell(codeCell(text).replace(BEFORE_NUMBER, ""));

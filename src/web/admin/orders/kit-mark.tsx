import { useRecordContext } from "react-admin";

export const KindCell = () => <>{useRecordContext()?.isSwag ? "Welcome kit" : "Paid"}</>;

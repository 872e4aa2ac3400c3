import { useRecordContext } from "react-admin";

export const KitMark = () => <>{useRecordContext()?.isSwag ? "Welcome kit" : "Paid"}</>;

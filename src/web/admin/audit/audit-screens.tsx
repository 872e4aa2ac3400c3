import AuditIcon from "@mui/icons-material/FactCheckOutlined";
import { AuditList } from "./audit-list.tsx";

export const auditScreens = { list: AuditList, icon: AuditIcon, options: { label: "Audit" } };

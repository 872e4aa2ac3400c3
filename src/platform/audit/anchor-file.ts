import { join } from "node:path";
import type { Config } from "../config/config.ts";

/** Where the audit is anchored. */
export const auditAnchorFile = ({
  auditAnchors,
  dataDir,
}: Pick<Config, "auditAnchors" | "dataDir">): string => auditAnchors ?? join(dataDir, "audit-anchors.log");

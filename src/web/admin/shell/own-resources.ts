import { usePermissions } from "react-admin";
import { type AdminResource, resources } from "../resources.tsx";

/** The resources that the role of this person may open. */
export function useOwnResources(): readonly AdminResource[] {
  const { permissions: role } = usePermissions<string>();
  return resources.filter(({ roles }) => role !== undefined && roles.includes(role));
}

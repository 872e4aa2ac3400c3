import { usePermissions } from "react-admin";
import { type AdminResource, resourcesOf } from "../resources.tsx";

/** The resources that the role of this person may open. */
export function useOwnResources(): readonly AdminResource[] {
  const { permissions: role } = usePermissions<string>();
  return role === undefined ? [] : resourcesOf(role);
}

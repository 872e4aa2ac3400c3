import { usePermissions } from "react-admin";

/** Whether the person has one of the roles that change what a screen shows. The server checks each call again. */
export function useMayChange(roles: readonly string[]): boolean {
  const { permissions: role } = usePermissions<string>();
  return role !== undefined && roles.includes(role);
}

interface PasswordsTyped {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** The error of the whole form, in the order and the words of specification 5; null if it is valid. */
export function passwordChangeError(typed: PasswordsTyped): string | null {
  const all = [typed.currentPassword, typed.newPassword, typed.confirmNewPassword];
  if (all.includes("")) return "All fields are mandatory.";
  if (all.some((text) => text.trim() === "")) return "All fields are required";
  if (typed.newPassword !== typed.confirmNewPassword) return "New password and confirm password must match.";
  return null;
}

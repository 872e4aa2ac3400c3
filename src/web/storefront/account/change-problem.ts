interface PasswordsTyped {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** What is wrong with the form as a whole, in the order and the words of specification 5; null when nothing is. */
export function changeProblem(typed: PasswordsTyped): string | null {
  const all = [typed.currentPassword, typed.newPassword, typed.confirmNewPassword];
  if (all.includes("")) return "All fields are mandatory.";
  if (all.some((text) => text.trim() === "")) return "All fields are required";
  if (typed.newPassword !== typed.confirmNewPassword) return "New password and confirm password must match.";
  return null;
}

/** The page of what a person has told the store of themselves. */
export const ACCOUNT_PATH = "/accounts/my-account";

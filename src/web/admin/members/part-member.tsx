import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormLabel from "@mui/material/FormLabel";
import { maxLength, required, TextInput, useInput, useRecordContext } from "react-admin";
import type { Member } from "../../../contract/admin/members.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { SectionCard } from "../records/section-card.tsx";

interface Part {
  readonly firstName: string;
  readonly lastName: string;
  readonly emails: readonly string[];
  readonly takesAccount: boolean;
}

const nothing: Part = { firstName: "", lastName: "", emails: [], takesAccount: false };

/** Two people had been taken for one: chosen addresses, or the account with its kits, become another member. */
export function PartMember() {
  const member = useRecordContext<Member>();
  const { isBusy, submit } = useAction();
  if (!member?.history || (member.emails.length === 0 && !member.account)) return null;
  const { id: memberId, version, emails, account } = member;
  const part = (body: Part) =>
    submit(
      () =>
        api.call("POST /api/admin/members/{memberId}/part", {
          params: { memberId },
          body: { ...body, emails: [...body.emails], version },
        }),
      t("They are two members now"),
    );
  return (
    <SectionCard title={t("Two people in one record")}>
      <CommandForm initialValues={nothing} onSubmit={part}>
        {(chosen) => (
          <>
            {emails.length > 0 && <EmailChoices emails={emails.map(({ email }) => email)} />}
            {account && <AccountChoice address={account.email} />}
            <TextInput
              source="firstName"
              label={t("First name of the other person")}
              validate={[required(), maxLength(100)]}
            />
            <TextInput
              source="lastName"
              label={t("Last name of the other person")}
              validate={maxLength(100)}
            />
            {(chosen.emails.length > 0 || chosen.takesAccount) && (
              <Alert severity="info">
                {describePart(member, chosen).map((sentence) => (
                  <div key={sentence}>{sentence}</div>
                ))}
              </Alert>
            )}
            <div>
              <Button
                type="submit"
                variant="outlined"
                disabled={isBusy || (chosen.emails.length === 0 && !chosen.takesAccount)}
              >
                {t("Make them two members")}
              </Button>
            </div>
          </>
        )}
      </CommandForm>
    </SectionCard>
  );
}

function EmailChoices({ emails }: { readonly emails: readonly string[] }) {
  const { field } = useInput<readonly string[]>({ source: "emails" });
  const chosen: readonly string[] = field.value;
  const toggle = (email: string) =>
    field.onChange(chosen.includes(email) ? chosen.filter((each) => each !== email) : [...chosen, email]);
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t("Addresses of the other person")}</FormLabel>
      <FormGroup>
        {emails.map((email) => (
          <FormControlLabel
            key={email}
            label={email}
            sx={{ overflowWrap: "anywhere" }}
            control={<Checkbox checked={chosen.includes(email)} onChange={() => toggle(email)} />}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

function AccountChoice({ address }: { readonly address: string }) {
  const { field } = useInput<boolean>({ source: "takesAccount" });
  return (
    <FormControlLabel
      label={t("The account {address} is the other person’s", { address })}
      sx={{ overflowWrap: "anywhere" }}
      control={<Checkbox checked={field.value} onChange={({ target }) => field.onChange(target.checked)} />}
    />
  );
}

/** What parting does, a sentence each. */
export const describePart = (
  { fullName, account }: Pick<Member, "account" | "fullName">,
  { firstName, lastName, emails, takesAccount }: Part,
): readonly string[] => [
  t("{name} becomes a member, without employments: please add them there.", {
    name: [firstName, lastName].filter(Boolean).join(" ") || t("The other person"),
  }),
  ...(emails.length > 0
    ? [t("These addresses go there, with their claim links: {addresses}.", { addresses: emails.join(", ") })]
    : []),
  takesAccount && account
    ? t("The account {address} goes there with the kits that it redeemed; {name} may redeem one then.", {
        address: account.email,
        name: fullName,
      })
    : t("Kits that were redeemed stay with {name}.", { name: fullName }),
];

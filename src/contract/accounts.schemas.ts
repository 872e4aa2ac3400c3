import { type Static, Type } from "typebox";
import { ExactText, NamedObject, NonEmptyText, Text, Timestamp, UserId } from "./field-schemas.ts";
import { Begun, BegunVerdict, KitLink } from "./own-account.schemas.ts";

const OptionalSessionId = Type.Optional(Type.Union([ExactText(200), Type.Null()]));

export const LoginInput = NamedObject("LoginInput", {
  userName: Text(254),
  password: ExactText(1000),
  sessionId: OptionalSessionId,
});

/** A failed login has userId 0 and an empty token: the page shows 'Unsuccessful Login Attempt!!!'. */
export const LoginResponse = NamedObject("LoginResponse", {
  userId: Type.Integer(),
  token: Type.String(),
  isOrg: Type.Boolean(),
  fullName: Type.String(),
  contactNo: Type.String({ description: "from the sign-up; checkout fills it in" }),
  loginTime: Type.Integer({ description: "milliseconds since 1970; the login ends 20 minutes later" }),
  role: Type.String(),
  emailVerified: Type.Boolean({
    description: "the person entered a code mailed to this address, so may redeem the kit",
  }),
});
export type LoginResponse = Static<typeof LoginResponse>;

export const CompanyLoginInput = NamedObject("CompanyLoginInput", {
  providerResponse: Type.String({
    maxLength: 4_000,
    description: "the query that the provider sent the browser back with",
  }),
  sessionId: OptionalSessionId,
});

export const SignUpInput = NamedObject("SignUpInput", {
  firstName: NonEmptyText(100),
  lastName: NonEmptyText(100),
  email: Text(254),
  contactNo: Type.Optional(Type.Union([Text(40), Type.Null()])),
  isIndividual: Type.Optional(Type.Boolean()),
  userId: Type.Optional(UserId),
  sessionId: OptionalSessionId,
  kitLink: Type.Optional(KitLink),
});

export const RefreshResponse = NamedObject("RefreshResponse", {
  loginTime: Type.Integer(),
  token: Type.String({ description: "use it from now on; the old one works for another minute" }),
});

export const Login = NamedObject("Login", {
  loginId: Type.String(),
  device: Type.String({ description: "such as Chrome on Windows" }),
  startedAt: Timestamp,
  lastUsedAt: Timestamp,
  isThis: Type.Boolean({ description: "the login of this call" }),
});
export type Login = Static<typeof Login>;
export const EndLoginsInput = NamedObject("EndLoginsInput", {
  loginId: Type.Union(
    [Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" }), Type.Null()],
    {
      description: "null: all but this one",
    },
  ),
});

export const EmailInput = Text(254);
export const RecoveryInput = NamedObject("RecoveryInput", {
  email: Text(254),
  otp: ExactText(20),
  newPassword: ExactText(1000),
  begun: Type.Optional(BegunVerdict),
});
export const CheckCodeInput = NamedObject("CheckCodeInput", {
  email: Text(254),
  otp: ExactText(20),
  newPassword: ExactText(1000),
});
export const CodeCheck = NamedObject("CodeCheck", {
  code: Type.Integer({ description: "as of RecoverPassword: 1 right, -1 wrong, -4 expired, 0 unknown" }),
  password: Type.Integer({ description: "1 accepted, -3 refused; whatever the code is" }),
  isOwnLogin: Type.Boolean({ description: "the code sets the first password of the login of this call" }),
  begun: Type.Union([Begun, Type.Null()], {
    description: "to ask about, because somebody else may have begun the account; null: nothing to ask",
  }),
});
export type CodeCheck = Static<typeof CodeCheck>;
export const RecoverInput = NamedObject("RecoverInput", {
  email: Text(254),
  otp: Type.Optional(Type.Union([ExactText(20), Type.Null()])),
  newPassword: Type.Optional(Type.Union([ExactText(1000), Type.Null()])),
});

export const ChangePasswordInput = NamedObject("ChangePasswordInput", {
  currentPassword: ExactText(1000),
  newPassword: ExactText(1000),
  confirmNewPassword: ExactText(1000),
  userId: UserId,
  code: Type.Optional(
    ExactText(20, {
      description: "(extension) staff with a second factor: a code of their app, or a recovery code",
    }),
  ),
});

const FilledField = (maxLength: number) => Type.Union([NonEmptyText(maxLength), Type.Number()]);
const FormField = (maxLength: number) => Type.Union([Text(maxLength), Type.Number(), Type.Null()]);

/** The form of company/contact-us and of orders/bulk-enquiry (specification 3). */
export const EnquiryInput = NamedObject("EnquiryInput", {
  Name: FormField(200),
  Email: FormField(254),
  Description: FormField(5000),
  ProductIdea: Type.Optional(FormField(500)),
  Budget: Type.Optional(FormField(200)),
  Qty: Type.Optional(FormField(100)),
});
export type EnquiryInput = Static<typeof EnquiryInput>;

/** What a bulk enquiry must have (specification 5). The call also reads one with less, to refuse it in the specification's words. */
export const BulkEnquiryInput = NamedObject("BulkEnquiryInput", {
  Name: FilledField(200),
  Email: FilledField(254),
  Description: FilledField(5000),
  ProductIdea: FilledField(500),
  Budget: FilledField(200),
  Qty: FilledField(100),
});

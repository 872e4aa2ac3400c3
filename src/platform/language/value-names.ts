/** The last name in braces of what stands before ", plural," or ", select,". */
type LastName<Text extends string> = Text extends `${string}{${infer Rest}` ? LastName<Rest> : Text;

/** The names of the values by which a text has its rules: "count" of "{count, plural, one {# day} other {# days}}". */
type RuleNamesIn<Text extends string> = Text extends `${infer Before}, ${"plural" | "select"},${infer Rest}`
  ? LastName<Before> | RuleNamesIn<Rest>
  : never;

/** The names of a text's values: "orderNo" of "Your order {orderNo}". */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The names of a text's elements: "policy" of "Read <policy>our policy</policy>." */
export type ElementsIn<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Name | ElementsIn<Rest>
  : never;

export type Value = string | number;

/** The values that a text needs. Those inside the branches of a rule are checked by a test, not by the compiler. */
export type ValuesOf<Text extends string> = [RuleNamesIn<Text>] extends [never]
  ? Readonly<Record<NamesIn<Text>, Value>>
  : Readonly<Record<RuleNamesIn<Text>, Value> & Record<string, Value>>;

/** The argument of values, which a text without any has not. */
export type ValuesArgument<Text extends string> = [NamesIn<Text>] extends [never]
  ? [values?: Context]
  : [values: ValuesOf<Text> & Partial<Context>];

interface Context {
  /** What tells the text apart from the same English text elsewhere. */
  readonly context: string;
}

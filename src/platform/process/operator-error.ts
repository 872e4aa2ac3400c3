/** Something that the operator can correct: the program ends with its message alone, without a stack trace. */
export class OperatorError extends Error {}

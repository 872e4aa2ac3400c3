import { OperatorError } from "../../platform/process/operator-error.ts";

/** A backup that cannot be taken or restored, or a database that it cannot be restored into, in words for the operator. */
export class BackupError extends OperatorError {}

import { ApiProblem } from "../../../contract/api-problem.ts";
import { errorNotice, failureNotice, type Notice } from "./notice.tsx";
import { refusalText } from "./refusal-text.ts";

/** The store has said why; trying the same again does not help. */
export const isRefused = (problem: unknown): problem is ApiProblem =>
  problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500 && problem.status !== 429;

/** Why a call failed: the reason where the store has one, else `text`, and what helps. */
export const problemNotice = (text: string, problem: unknown): Notice =>
  isRefused(problem) ? errorNotice(refusalText(problem)) : failureNotice(text, problem);

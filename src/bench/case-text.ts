/** A case as text: short enough for a link, readable, in the words of the notation. */
import type { Result } from '../engine/result.ts';
import type { Case } from './case.ts';

/** Why a text is no case. */
export const CASE_PROBLEMS = ['syntax', 'rules', 'face', 'cubes', 'choice', 'position'] as const;
export type CaseProblem = (typeof CASE_PROBLEMS)[number];

/** What is wrong with a text, and the part of it that is. */
export interface CaseError {
  readonly code: CaseProblem;
  readonly part: string;
}

export function makeCaseText(asked: Case): string {
  throw new Error(`not written yet: ${asked.rules.goal}`);
}

export function parseCaseText(text: string): Result<Case, CaseError> {
  throw new Error(`not written yet: ${text}`);
}

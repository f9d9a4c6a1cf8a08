/** A document refused what the address asks for, such as a cursor that no list gave: there is no such page. */
export class RefusedDocument extends Error {
  constructor(operation: string) {
    super(`${operation} was asked for what nobody offered.`);
    this.name = 'RefusedDocument';
  }
}

type GraphProblem = {
  readonly message?: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
};

/** Whether the asker is to blame, by the code of the error: the site itself did not fail. */
export function isRefused(errors: readonly GraphProblem[] | undefined): boolean {
  return hasCode(errors, 'BAD_REQUEST');
}

/** The same for what Apollo throws or tells. */
export function isRefusal(error: unknown): boolean {
  return isRefused(problemsOf(error));
}

/** Whether what Apollo throws or tells carries an error of that code. */
export function isOfCode(error: unknown, code: string): boolean {
  return hasCode(problemsOf(error), code);
}

function hasCode(errors: readonly GraphProblem[] | undefined, code: string): boolean {
  return errors?.some(({ extensions }) => extensions?.['code'] === code) ?? false;
}

/** The errors of the answer, which what Apollo throws or tells carries. */
export function problemsOf(error: unknown): readonly GraphProblem[] | undefined {
  const isOfAnswer = error instanceof Error && 'errors' in error && Array.isArray(error.errors);
  return isOfAnswer ? (error.errors as readonly GraphProblem[]) : undefined;
}

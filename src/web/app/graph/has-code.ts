/** Whether what the graph threw carries an error of that code. */
export function hasCode(error: unknown, code: string): boolean {
  return errorsOf(error).some(({ extensions }) => extensions?.['code'] === code);
}

/** What the server says to a person in an error of that code; undefined where there is none. */
export function messageOfCode(error: unknown, code: string): string | undefined {
  return errorsOf(error).find(({ extensions }) => extensions?.['code'] === code)?.message;
}

type GraphError = { readonly message?: string; readonly extensions?: Readonly<Record<string, unknown>> };

function errorsOf(error: unknown): readonly GraphError[] {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return [];
  return error.errors as readonly GraphError[];
}

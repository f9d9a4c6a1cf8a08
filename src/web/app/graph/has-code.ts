/** Whether what the graph threw carries an error of that code. */
export function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return false;
  return error.errors.some((one: { readonly extensions?: Readonly<Record<string, unknown>> }) => {
    return one.extensions?.['code'] === code;
  });
}

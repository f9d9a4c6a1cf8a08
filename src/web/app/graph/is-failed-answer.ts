type Answer = {
  readonly data: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors: readonly { readonly extensions?: Readonly<Record<string, unknown>> | undefined }[] | undefined;
};

/**
 * Whether the site failed to answer a document at all. Partial data is accepted, but where a failure
 * left nothing, a page drawn of it would say that there is no such thing.
 */
export function isFailedAnswer({ data, errors }: Answer): boolean {
  const isOurFault = errors?.some(({ extensions }) => extensions?.['code'] === 'INTERNAL') ?? false;
  return isOurFault && Object.values(data ?? {}).every((value) => value === null);
}

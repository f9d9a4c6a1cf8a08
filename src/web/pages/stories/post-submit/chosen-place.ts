/** The slug of the publication that was chosen, where it was. */
export function chosenPlace(query: URLSearchParams): string | undefined {
  return query.get('tab') ?? undefined;
}

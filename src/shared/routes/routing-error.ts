/** An answer of the router that is not a page. */
export type RoutingError = { readonly status: number; readonly statusText: string; readonly message: string };

function isRoutingError(error: unknown): error is RoutingError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    typeof error.status === 'number' &&
    'statusText' in error &&
    typeof error.statusText === 'string'
  );
}

/** What a reader sees for whatever was thrown while routing: the not-found page, or one line of text. */
export type RoutingErrorDisplay =
  | { readonly kind: 'notFound' }
  | { readonly kind: 'message'; readonly status: number; readonly text: string };

/**
 * Turns a thrown value into its screen: 404 is the not-found page, another response reads
 * `[status]: statusText`, anything else its message.
 */
export function describeRoutingError(error: unknown): RoutingErrorDisplay {
  if (isRoutingError(error)) {
    if (error.status === 404) return { kind: 'notFound' };
    return { kind: 'message', status: error.status, text: `[${error.status}]: ${error.statusText}` };
  }
  const message = error instanceof Error ? error.message : '';
  return { kind: 'message', status: 500, text: message || 'An unexpected routing error occurred' };
}

/** What is noted of an address that no route matches; its reader sees the not-found page. */
export function describeUnmatchedPath(path: string): string {
  return `The current location path "${path}" does not match any route.`;
}

export function createUnknownPageError(page: string): Error {
  return new Error(`Unknown page name "${page}"`);
}

export function createUnknownLayoutError(layout: string): Error {
  return new Error(`Unknown layout "${layout}"`);
}

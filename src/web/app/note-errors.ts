type Reporter = { readonly reportError: (thrown: unknown) => void };

let reporter: Promise<Reporter | undefined> | undefined;

/** Tells of an error; what tells is fetched with the first one, since most pages have none. */
export function noteError(thrown: unknown): void {
  // A page that cannot fetch it cannot send anything either.
  reporter ??= import('../features/reading/telemetry/error-reporter.ts').catch(() => undefined);
  void reporter.then((loaded) => loaded?.reportError(thrown));
}

/** Hears of what nobody caught, from here on. */
export function watchErrors(): void {
  addEventListener('error', (event) => noteError(event.error ?? event));
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
}

/** What ending sessions answers: how many ended, of whom; or that there was none. */
export type EndedSessions = { readonly count: number; readonly personId: string };
export type EndSessionsOutcome = EndedSessions | { readonly message: string };

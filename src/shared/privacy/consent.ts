/**
 * Who is asked before scripts of others run (rule T2). `spec`: whoever reads from the EU or the UK, signed out.
 * `strict`: only a yes counts, an unknown country is the EU, and four more countries have its law.
 */
export type ConsentMode = 'spec' | 'strict';

/** The 28 country codes: the European Union and the United Kingdom. */
export const EU_AND_UK: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DE DK EE ES FI FR GB GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);
/** The same law without being members, and Switzerland with its own (rule T2). */
const STRICT_TOO: ReadonlySet<string> = new Set(['IS', 'LI', 'NO', 'CH']);

/** What somebody answered on this device; undefined where they were not asked, or have not answered. */
export type ConsentChoice = 'accepted' | 'refused' | undefined;

/** What somebody says yes or no to, each by itself: measuring visits, surveys, recordings of sessions, and the log. */
export type ConsentKind = 'analytics' | 'surveys' | 'recording' | 'logs';

export type Reader = {
  readonly mode: ConsentMode;
  /** Two capital letters; null where unknown. */
  readonly country: string | null;
  readonly isSignedIn: boolean;
  readonly answer: ConsentChoice;
};

function isUnderTheLaw(mode: ConsentMode, country: string | null): boolean {
  if (mode === 'spec') return country !== null && EU_AND_UK.has(country);
  return country === null || EU_AND_UK.has(country) || STRICT_TOO.has(country);
}

/** Whether a script of somebody else may run: outside the EU, signed in, or accepted; strictly, accepted alone. */
export function hasTrackingConsent({ mode, country, isSignedIn, answer }: Reader): boolean {
  if (answer !== undefined) return answer === 'accepted';
  return mode === 'spec' && (isSignedIn || !isUnderTheLaw(mode, country));
}

/** Whether to ask: where the law wants it and no answer nor, as the documents have it, a session says it already. */
export function wantsPrivacyBanner(reader: Reader): boolean {
  const { mode, country, answer } = reader;
  return answer === undefined && isUnderTheLaw(mode, country) && !hasTrackingConsent(reader);
}

import { buildPath } from '#shared/routes/build-path.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { lookupMessages } from '#shared/messages/lookups.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Message } from '#web/parts/frame/Message.tsx';
import type { FailedLookup } from './lookup-outcome.ts';

/** The name of a country by its two letters; the letters where they name none. */
function countryName(code: string, locale = 'en'): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Why there is no story at this address. */
export function LookupScreen({ lookup }: { readonly lookup: FailedLookup }) {
  const { title, text } = lookupMessages[lookup.__typename];
  const isAboutRules = lookup.__typename.endsWith('Suspended');
  const isLegal = lookup.__typename === 'UnavailableForLegalReasons' || lookup.__typename === 'WithheldInCountry';
  return (
    <Message title={title} text={formatMessage(text, valuesOf(lookup))}>
      {isAboutRules && <Link to={buildPath('ShowRules')}>{lookupMessages.rules}</Link>}
      {isLegal && <Link to={buildPath('ShowOwnDecisions')}>{lookupMessages.yours}</Link>}
      <Link to={buildPath('ShowHome')}>{lookupMessages.home}</Link>
    </Message>
  );
}

function valuesOf(lookup: FailedLookup) {
  return {
    name: 'user' in lookup ? lookup.user.name : '',
    country: 'country' in lookup ? countryName(lookup.country) : '',
  };
}

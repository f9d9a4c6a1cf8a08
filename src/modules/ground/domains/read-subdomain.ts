import { domainMessages } from '#shared/messages/domains.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { loaderByKey } from '#modules/ground/loaders.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { findOpenClaim } from './find-claims.ts';
import { findSubdomainFault, subdomainOf, type SubdomainState } from './subdomain-name.ts';

/** What a person has below the site's name, or may have; null where the site gives no names. */
export async function readSubdomain(
  context: Pick<CommandContext, 'database' | 'clock' | 'config'>,
  person: { readonly id: string; readonly username: string },
): Promise<SubdomainState | null> {
  const { database, config } = context;
  const claim = await findOpenClaim(database, { personId: person.id, publicationId: null }, 'subdomain');
  if (claim !== undefined) return { domain: claim.domain, isClaimed: true, problem: null };
  const domain = subdomainOf(person.username, config.siteUrl);
  if (domain === undefined || (await readSettings(database))['domains.subdomains'] !== 'true') return null;
  const fault = await findSubdomainFault(context, person, domain);
  const problem = fault === undefined ? null : formatMessage(domainMessages.subdomains[fault], { domain });
  return { domain, isClaimed: false, problem };
}

type OwnNames = { readonly personId: string; readonly custom: string | null; readonly subdomain: string | null };

const OWN_NAMES = `
  select person_id as "personId", max(domain) filter (where kind = 'custom') as custom,
    max(domain) filter (where kind = 'subdomain') as subdomain
  from live_domain where person_id = any($1) group by person_id`;

/** What people are shown at, besides the site: their own domain, and their name below the site's. */
export const ownNamesLoader = loaderByKey(
  (database, ids) => database.query<OwnNames>('own_names', OWN_NAMES, [ids]),
  ({ personId }) => personId,
);

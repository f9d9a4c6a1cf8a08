import type { MailAudienceInput } from '#graphql/generated/resolver-types.ts';
import { sourcesByName } from '#modules/telling/subscribers/source-names.ts';
import type { MailAudience } from './mailing.ts';

const reaches = { EVERYBODY: 'everybody', MEMBERS: 'members', FRIENDS: 'friends' } as const;
export const reachNames = { everybody: 'EVERYBODY', members: 'MEMBERS', friends: 'FRIENDS' } as const;

/** An audience as the graph is given it. */
export function audienceOf({ reach, source, followsTopics, isActive }: MailAudienceInput): MailAudience {
  return { reach: reaches[reach], source: source ? sourcesByName[source] : null, followsTopics, isActive };
}

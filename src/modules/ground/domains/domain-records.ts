import { judgeRecords, type Judgement } from '#shared/domains/judge-records.ts';
import { openNameLookup } from '#platform/dns/name-lookup.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { DomainClaim } from './domain-claim.ts';
import type { DomainPlace } from './domain-place.ts';
import { registrableOf } from './read-domain-name.ts';

/** A record as the owner of a domain has to set it. */
export type DnsRecord = {
  readonly type: 'TXT' | 'CNAME' | 'A' | 'AAAA';
  readonly name: string;
  readonly value: string;
};

/** All that a domain needs: the proof, and an alias, or addresses where no alias may stand. */
export function recordsFor({ domain, token }: Pick<DomainClaim, 'domain' | 'token'>, place: DomainPlace): DnsRecord[] {
  const proof: DnsRecord = { type: 'TXT', name: challengeOf(domain), value: proofOf(token) };
  const mayBeAlias = domain !== registrableOf(domain);
  if (mayBeAlias && place.alias !== null) return [proof, { type: 'CNAME', name: domain, value: place.alias }];
  return [
    proof,
    ...place.addresses.map((address): DnsRecord => ({
      type: address.includes(':') ? 'AAAA' : 'A',
      name: domain,
      value: address,
    })),
  ];
}

/** Asks for the records of a domain where they are kept, and says what is wrong with them. */
export async function lookAtRecords(
  { config }: Pick<CommandContext, 'config'>,
  { domain, token }: Pick<DomainClaim, 'domain' | 'token'>,
  place: DomainPlace,
): Promise<Judgement> {
  const { kept, general } = await openNameLookup(config.dnsServers, domain, registrableOf(domain) ?? domain);
  const [proof, alias] = await Promise.all([kept.txt(challengeOf(domain)), kept.alias(domain)]);
  // What an alias leads to is not known where the alias is kept.
  const whose = alias === 'unreachable' || alias.length > 0 ? general : kept;
  const [v4, v6] = await Promise.all([whose.v4(domain), whose.v6(domain)]);
  const wanted = { proof: proofOf(token), aliases: place.aliases, addresses: place.addresses };
  return judgeRecords({ proof, alias, v4, v6 }, wanted);
}

/** Whether readers who type a name come here: by an alias of ours, or by no address that is not. */
export async function doesLeadHere(
  { config }: Pick<CommandContext, 'config'>,
  name: string,
  place: DomainPlace,
): Promise<boolean> {
  const { kept, general } = await openNameLookup(config.dnsServers, name, registrableOf(name) ?? name);
  const alias = await kept.alias(name);
  const whose = alias === 'unreachable' || alias.length > 0 ? general : kept;
  const [v4, v6] = await Promise.all([whose.v4(name), whose.v6(name)]);
  const wanted = { proof: '', aliases: place.aliases, addresses: place.addresses };
  return judgeRecords({ proof: [''], alias, v4, v6 }, wanted).dns === 'right';
}

function challengeOf(domain: string): string {
  return `_longhand-challenge.${domain}`;
}

function proofOf(token: string): string {
  return `longhand=${token}`;
}

import { domainAndParents } from '#shared/domains/domain-names.ts';
import { isShown } from '#shared/domains/domain-states.ts';
import { judgeCaa } from '#shared/domains/judge-caa.ts';
import { judgeRecords, type Judgement, type Problem } from '#shared/domains/judge-records.ts';
import { type NameLookup, openNameLookup } from '#platform/dns/name-lookup.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { DomainClaim } from './domain-claim.ts';
import type { DomainPlace } from './domain-place.ts';
import { registrableOf } from './read-domain-name.ts';

/** A record as the owner of a domain has to set it. */
export type DnsRecord = {
  readonly type: 'TXT' | 'CNAME' | 'A' | 'AAAA' | 'CAA' | 'MX' | 'PTR';
  readonly name: string;
  readonly value: string;
};

type Steps = Pick<DomainClaim, 'domain' | 'token' | 'problem' | 'problemFound'>;

/** All that a domain needs, and what its owner has to allow where they forbade it. */
export function recordsFor(claim: Steps, place: DomainPlace, authorities: readonly string[]): DnsRecord[] {
  const isForbidden = claim.problem === 'otherAuthority' || claim.problem === 'noAuthority';
  const name = claim.problemFound[0] ?? claim.domain;
  const allowing = authorities.map((authority): DnsRecord => ({ type: 'CAA', name, value: `0 issue "${authority}"` }));
  return [...pointersFor(claim, place), ...(isForbidden ? allowing : [])];
}

/** The proof, and an alias, or addresses where no alias may stand. */
function pointersFor({ domain, token }: Steps, place: DomainPlace): DnsRecord[] {
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
  { domain, token, state }: Pick<DomainClaim, 'domain' | 'token' | 'state'>,
  place: DomainPlace,
): Promise<Judgement> {
  const { kept, general } = await openNameLookup(config.dnsServers, domain, registrableOf(domain) ?? domain);
  const [proof, alias] = await Promise.all([kept.txt(challengeOf(domain)), kept.alias(domain)]);
  // What an alias leads to is not known where the alias is kept.
  const whose = alias === 'unreachable' || alias.length > 0 ? general : kept;
  const [v4, v6] = await Promise.all([whose.v4(domain), whose.v6(domain)]);
  const wanted = { proof: proofOf(token), aliases: place.aliases, addresses: place.addresses };
  const judged = judgeRecords({ proof, alias, v4, v6 }, wanted);
  if (judged.dns !== 'right' || config.caaIdentities.length === 0) return judged;
  const forbidden = await findForbidden(kept, domain, config.caaIdentities);
  if (forbidden === null) return judged;
  // What is shown has a certificate, which holds until it is to be renewed: its owner is told, and keeps their readers.
  return { dns: isShown(state) ? 'right' : 'wrong', problem: forbidden };
}

/** The nearest name above with CAA records says who may make certificates. */
async function findForbidden(
  lookup: NameLookup,
  domain: string,
  authorities: readonly string[],
): Promise<Problem | null> {
  const names = domainAndParents(domain);
  const answers = await Promise.all(names.map((name) => lookup.caa(name)));
  const at = answers.findIndex((answer) => answer === 'unreachable' || answer.length > 0);
  const [name, answer] = [names[at], answers[at]];
  if (name === undefined || answer === undefined || answer === 'unreachable') return null;
  const records = answer.map((record) => {
    const [tag = '', value] = Object.entries(record).find(([key]) => key !== 'critical' && key !== 'type') ?? [];
    return { isCritical: record.critical > 0, tag, value: String(value) };
  });
  return judgeCaa({ name, records }, authorities);
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

import { sendsBySmtp } from '#platform/config/mail-settings.ts';
import type { Config } from '#platform/config/config.ts';
import { createNameLookup, type NameLookup } from '#platform/dns/name-lookup.ts';
import type { DnsRecord } from '#modules/ground/domains/domain-records.ts';
import { registrableOf } from '#modules/ground/domains/read-domain-name.ts';
import { type MailedAs, readMailSender } from '#modules/ground/mails/deliver-mail.ts';
import { type KeptKeys, signingOf, waitingOf } from './find-signing-keys.ts';
import { type DmarcProblem, judgeDmarc } from './judge-dmarc.ts';
import { judgeSpf, type SpfProblem } from './judge-spf.ts';
import { findMailServer, type MailServer, spfTermOf } from './mail-server-of.ts';
import { areKeysThere, recordsOfKeys } from './see-signing-keys.ts';

export type MailCheckKind = 'DKIM' | 'DKIM_NEXT' | 'SPF' | 'DMARC' | 'MX' | 'RETURNS' | 'PTR';
type MailProblem =
  | SpfProblem
  | DmarcProblem
  | 'dkimMissing'
  | 'dkimNext'
  | 'mxMissing'
  | 'returnsMissing'
  | 'ptrMissing'
  | 'ptrElsewhere';

/** One thing that mailboxes look at. */
export type MailCheck = {
  readonly kind: MailCheckKind;
  readonly domain: string;
  /** Null where all is well. */
  readonly problem: MailProblem | null;
  /** What it is about, where a sentence names it. */
  readonly found: string;
  /** As they are to be set; none where all is well. */
  readonly records: readonly DnsRecord[];
};

type Looked = MailedAs & Pick<Config, 'mailIntake' | 'dnsServers'>;

/** Looks up all that vouches for mail from a domain, at once. */
export async function checkMailRecords(
  config: Looked,
  domain: string,
  kept: readonly KeptKeys[],
): Promise<readonly MailCheck[]> {
  const lookup = createNameLookup(config.dnsServers);
  const server = await findMailServer(config, lookup);
  const { mailIntake: intake, siteUrl } = config;
  const isSignedHere = sendsBySmtp(config);
  const senders = intake === undefined || intake.domain === domain ? [domain] : [domain, intake.domain];
  const host = new URL(siteUrl).hostname;
  const checks = await Promise.all([
    // A provider signs by itself, from servers that only it can name.
    ...(isSignedHere ? [checkKeys(lookup, domain, kept)] : []),
    ...(isSignedHere ? senders.map((sender) => checkSpf(lookup, sender, server)) : []),
    checkDmarc(lookup, domain, readMailSender('', config).address),
    checkMailHost(lookup, domain, { kind: 'MX', problem: 'mxMissing', host: `mail.${domain}` }),
    ...(intake === undefined
      ? []
      : [checkMailHost(lookup, intake.domain, { kind: 'RETURNS', problem: 'returnsMissing', host })]),
    ...(isSignedHere ? [checkName(lookup, server)] : []),
  ]);
  return checks.flat();
}

async function checkKeys(lookup: NameLookup, domain: string, kept: readonly KeptKeys[]): Promise<readonly MailCheck[]> {
  const [signing, waiting] = [signingOf(kept), waitingOf(kept)];
  const checks: readonly (readonly [MailCheckKind, KeptKeys | undefined, MailProblem])[] = [
    ['DKIM', signing, 'dkimMissing'],
    ['DKIM_NEXT', waiting === signing ? undefined : waiting, 'dkimNext'],
  ];
  const found = checks.map(async ([kind, keys, problem]) => {
    if (keys === undefined) return [];
    if (await areKeysThere(lookup, keys)) return [well(kind, domain)];
    const records = recordsOfKeys(keys).map(({ name, value }): DnsRecord => ({ type: 'TXT', name, value }));
    return [{ kind, domain, problem, found: '', records }];
  });
  return (await Promise.all(found)).flat();
}

async function checkSpf(lookup: NameLookup, domain: string, server: MailServer): Promise<readonly MailCheck[]> {
  const { problem, wanted } = judgeSpf(await lookup.txt(domain), spfTermOf(server));
  if (problem === null) return [well('SPF', domain)];
  return [{ kind: 'SPF', domain, problem, found: '', records: [{ type: 'TXT', name: domain, value: wanted }] }];
}

async function checkDmarc(lookup: NameLookup, domain: string, address: string): Promise<readonly MailCheck[]> {
  const [own, registered] = await Promise.all(
    [domain, registrableOf(domain) ?? domain].map((name) => lookup.txt(`_dmarc.${name}`)),
  );
  const problem = judgeDmarc(own ?? [], registered ?? []);
  if (problem === null) return [well('DMARC', domain)];
  const value = `v=DMARC1; p=none; rua=mailto:${address}`;
  const records: readonly DnsRecord[] = [{ type: 'TXT', name: `_dmarc.${domain}`, value }];
  return [{ kind: 'DMARC', domain, problem, found: '', records }];
}

type Wanted = { readonly kind: MailCheckKind; readonly problem: MailProblem; readonly host: string };

async function checkMailHost(lookup: NameLookup, domain: string, wanted: Wanted): Promise<readonly MailCheck[]> {
  const { kind, host } = wanted;
  const hosts = await lookup.mailHosts(domain);
  const problem = hosts === 'unreachable' ? 'unreachable' : hosts.some((one) => one !== '') ? null : wanted.problem;
  if (problem === null) return [well(kind, domain)];
  return [{ kind, domain, problem, found: '', records: [{ type: 'MX', name: domain, value: `10 ${host}` }] }];
}

/** Nothing where nobody knows which address mail comes from. */
async function checkName(lookup: NameLookup, { host, addresses }: MailServer): Promise<readonly MailCheck[]> {
  const problems = await Promise.all(addresses.map((address) => nameProblem(lookup, address)));
  const at = problems.findIndex((problem) => problem !== null);
  const [found = '', problem = null] = [addresses[at], problems[at]];
  if (addresses.length === 0) return [];
  if (problem === null) return [well('PTR', host)];
  const records: readonly DnsRecord[] = [{ type: 'PTR', name: found, value: host }];
  return [{ kind: 'PTR', domain: host, problem, found, records }];
}

async function nameProblem(lookup: NameLookup, address: string): Promise<MailProblem | null> {
  const names = await lookup.namesOf(address);
  if (names === 'unreachable') return 'unreachable';
  if (names.length === 0) return 'ptrMissing';
  const back = await Promise.all(names.flatMap((name) => [lookup.v4(name), lookup.v6(name)]));
  return back.some((one) => one !== 'unreachable' && one.includes(address)) ? null : 'ptrElsewhere';
}

function well(kind: MailCheckKind, domain: string): MailCheck {
  return { kind, domain, problem: null, found: '', records: [] };
}

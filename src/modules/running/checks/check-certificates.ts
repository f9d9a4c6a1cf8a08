import type { CommandContext } from '#modules/ground/command-context.ts';
import { certifiableHost } from '#modules/ground/certificates/order-certificates.ts';

type Row = {
  readonly name: string;
  readonly isThere: boolean;
  readonly failingSince: Date | null;
  readonly problem: string | null;
};

/** Ports are only in names of a site on one machine, and no certificate names one. */
const NAMES = `
  select w.name, coalesce(c.not_after > $2, false) as "isThere", c.failing_since as "failingSince", c.problem
  from (
    select domain as name from live_domain where domain !~ ':'
    union select twin from live_domain where twin is not null
    union select domain from led_subdomain where domain !~ ':'
    union select $1::text where $1 is not null
  ) w left join certificate c on c.name = w.name
  order by c.failing_since nulls last, w.name`;

const MOST_TOLD = 5;

/** How many of the names that are shown here have no certificate, or one that is not renewed, and why. */
export async function checkCertificates({ config, database, clock }: CommandContext) {
  if (!config.isOwnTls) return { isWell: true, sentence: 'the proxy in front gets them' };
  const rows = await database.query<Row>('doctor_certificates', NAMES, [certifiableHost(config.siteUrl), clock.now()]);
  const lacking = rows.filter(({ isThere }) => !isThere);
  const failing = rows.filter(({ isThere, failingSince }) => isThere && failingSince !== null);
  if (lacking.length + failing.length === 0)
    return { isWell: true, sentence: `all ${rows.length} names have a valid certificate` };
  const counts = [
    ...(lacking.length > 0 ? [`${lacking.length} of ${rows.length} names have no valid certificate`] : []),
    ...(failing.length > 0 ? [`${failing.length} couldn’t be renewed`] : []),
  ];
  const told = [...lacking, ...failing].slice(0, MOST_TOLD).map(reasonOf);
  return { isWell: false, sentence: `${counts.join(', ')}: ${told.join('; ')}` };
}

function reasonOf({ name, failingSince, problem }: Row): string {
  if (failingSince === null) return `${name} is waiting for its turn`;
  return `${name} since ${failingSince.toISOString().slice(0, 16)}Z (${problem ?? 'no reason given'})`;
}

import { isReservedUsername } from '#shared/identity/reserved-usernames.ts';

/** Names below a site's own that machines look for by themselves, or that its operator gives a meaning. */
const OF_MACHINES = new Set(
  `assets autoconfig autodiscover backup beta blackhole broadcasthost calendar cdn chat cloud cpanel dashboard db demo
  dns docs domain domains download downloads edge files forum forums git graphql gw host hosting images img intranet
  ipv4 ipv6 isatap ldap lists local localdomain lookup mta-sts mx news ntp old openpgpkey origin portal prod
  production proxy relay remote s3 search secure server share sip source ssh ssl staging static stats stun svn tls
  upload uploads video videos vpn web webdisk webdav webmail whois wiki wpad www1 www2 www3`.split(/\s+/),
);
const NUMBERED = /^(?:ns|mx|dns|smtp|mail|www|imap|pop|host|server|node|web)-?\d*$/;

/**
 * The label that a person has below the site's name: their username, with one hyphen for each run of dots,
 * underscores and hyphens, and none at its end. `subdomain_label` in the database says the same.
 */
export function subdomainLabel(username: string): string {
  return username
    .toLowerCase()
    .replace(/[._-]+/g, '-')
    .replace(/-+$/, '');
}

/** Whether a label would pass for a machine of the site, or for the site itself. */
export function isReservedLabel(label: string): boolean {
  return OF_MACHINES.has(label) || NUMBERED.test(label) || label.length < 2 || isReservedUsername(label);
}

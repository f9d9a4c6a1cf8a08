import { isIP } from 'node:net';
import { z } from 'zod';

/** An optional text; an empty one counts as not given. */
export const text = z.string().optional();

/** A whole number between the two, both included. */
export function wholeNumber(lowest: number, highest: number) {
  const message = `must be a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= lowest && Number(value) <= highest, message)
    .transform(Number)
    .optional();
}

/** An address with one of the schemes (`http:`), in the form that it was given. */
export function address(...schemes: readonly string[]) {
  const names = schemes.map((scheme) => `${scheme}//`).join(' or ');
  const isRight = (value: string) => schemes.includes(URL.parse(withHost(value))?.protocol ?? '');
  return z.string().refine(isRight, `must be an address that starts with ${names}`).optional();
}

/** One such address or several, with commas between. */
export function addresses(...schemes: readonly string[]) {
  const one = address(...schemes);
  return z
    .string()
    .transform(listed)
    .refine(
      (all) => all.every((value) => one.safeParse(value).success),
      `must be addresses that start with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}, with commas between`,
    )
    .optional();
}

/** The address of a server with a host in it and, where there are any, names and passwords that can be read. */
export function serverAddress(...schemes: readonly string[]) {
  const isRight = (value: string | undefined) => value === undefined || isReadable(URL.parse(value));
  return address(...schemes).refine(isRight, 'must name a host, with %25 for a percent sign in a name or password');
}

/** The address of a web server without a slash at its end. */
export const webAddress = address('http:', 'https:').transform((value) => value?.replace(/\/+$/, ''));

/** The public address of a site: nothing but scheme, host and port, since pages stand at its root. */
export const siteAddress = webAddress.refine(
  (value) => value === undefined || isRoot(value),
  'must be a web address without a path, a query or a name in it, such as https://stories.example',
);

/** The name or address of a host that stands in for a provider: `api.example.org`, `127.0.0.1:4010`, `http://…`. */
export const host = z
  .string()
  .refine((value) => isHost(value), 'must be a host name, a host with a port or an http(s) address')
  .optional();

/** `http://10.0.0.5, https://intranet.example`: web addresses with commas between. */
export const origins = z
  .string()
  .refine((value) => listed(value).every(isOrigin), 'must be web addresses without a path, with commas between')
  .transform(listed)
  .optional();

export const yesOrNo = z
  .enum(['1', '0', 'true', 'false'], 'must be 1 or 0')
  .transform((value) => value === '1' || value === 'true')
  .optional();

export const time = z
  .string()
  .refine((value) => /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)), 'must be an ISO time')
  .optional();

/** `10.0.0.0/8, 192.0.2.7`: whom to believe; or `1`: how many proxies stand in a row before the program. */
export const proxies = z
  .string()
  .refine(
    (value) => /^[1-9]$/.test(value) || listed(value).every(isNetwork),
    'must be addresses and networks like 10.0.0.0/8, with commas between, or a number of proxies from 1 to 9',
  )
  .transform((value) => (/^\d$/.test(value) ? Number(value) : listed(value)))
  .optional();

function listed(value: string): readonly string[] {
  return value.split(',').map((one) => one.trim());
}

function isReadable(url: URL | null): boolean {
  try {
    return url !== null && url.hostname !== '' && decodeURIComponent(url.username + url.password) !== undefined;
  } catch {
    return false;
  }
}

function isRoot(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && url.pathname === '/' && url.username + url.password === '' && !/[?#]/.test(value);
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value;
}

export function isNetwork(value: string): boolean {
  const [, start = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(value) ?? [];
  const most = { 4: 32, 6: 128 }[isIP(start)] ?? -1;
  return most > 0 && (bits === undefined || Number(bits) <= most);
}

/** PostgreSQL addresses may leave the host out (`postgresql://user@/name?host=/run`), which no URL may. */
function withHost(value: string): string {
  return value.replace('@/', '@localhost/');
}

function isHost(value: string): boolean {
  const url = URL.parse(value.includes('://') ? value : `https://${value}`);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.hostname !== '' && !/\s/.test(value);
}

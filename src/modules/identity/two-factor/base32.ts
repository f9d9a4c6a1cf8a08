/** Of RFC 4648: how authenticator apps take a secret. */
const RFC_4648 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Crockford's: without letters that look like digits or each other. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Five bits a letter, without padding. */
export function encodeBase32(bytes: Buffer, alphabet: 'rfc4648' | 'crockford'): string {
  const letters = alphabet === 'crockford' ? CROCKFORD : RFC_4648;
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

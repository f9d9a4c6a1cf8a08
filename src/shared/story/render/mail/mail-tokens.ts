import { escapeHtml } from '../html.ts';
import { isMailAddress } from './mail-context.ts';

/** What differs from reader to reader: a mail is made once, and these are put in for each. */
export type MailToken = { readonly token: string };

/** A text of ours with what differs in it. */
export type TokenText = readonly (string | MailToken)[];

/** The values of one reader by the names of the tokens. */
export type TokenValues = Readonly<Record<string, string>>;

// Noncharacters: no text can bring them along, since whatever is written into a mail loses them (`escapeHtml`, `cleanText`).
const OPEN = '\uFDD0';
const CLOSE = '\uFDD1';
const PLACES = /\uFDD0([ta]):([\w-]+)\uFDD1/g;

/** What a value may add to the size of a mail. In bytes, once it is escaped. */
const RESERVE = 600;

const placeOf = (kind: 't' | 'a', { token }: MailToken) => `${OPEN}${kind}:${token}${CLOSE}`;

/** Text without what HTML and plain text must not have, among it whatever would look like a token. */
export function cleanText(text: string): string {
  return text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu, '');
}

export function tokenHtml(text: TokenText): string {
  return text.map((part) => (typeof part === 'string' ? escapeHtml(part) : placeOf('t', part))).join('');
}

export function tokenPlain(text: TokenText): string {
  return text.map((part) => (typeof part === 'string' ? cleanText(part) : placeOf('t', part))).join('');
}

/** An address as it stands in plain text. Throws where it is none that a mail may have. */
export function tokenAddress(address: string | MailToken): string {
  if (typeof address !== 'string') return placeOf('a', address);
  if (!isMailAddress(address)) throw new TypeError('A mail may lead to web pages and addresses only.');
  return cleanText(address);
}

/** The same for the place between the quotes of an attribute. */
export function tokenAttribute(address: string | MailToken): string {
  return typeof address === 'string' ? escapeHtml(tokenAddress(address)) : tokenAddress(address);
}

/** A message of the catalogue with tokens in some of its places: `tokenText('For {name}', { name: { token: 'name' } })`. */
export function tokenText(message: string, values: Readonly<Record<string, string | MailToken>>): TokenText {
  return message
    .split(/(\{\w+\})/)
    .map((part) => values[/^\{(\w+)\}$/.exec(part)?.[1] ?? ''] ?? part)
    .filter((part) => part !== '');
}

/** How large a mail will be with its tokens filled, in bytes of UTF-8. */
export function sizeOfMail(html: string): number {
  return new TextEncoder().encode(html).length + (html.match(PLACES)?.length ?? 0) * RESERVE;
}

/**
 * The mail of one reader. Values are escaped for where they stand; addresses must be http(s) or mailto. Throws where a
 * token has no value: a mail without a way out must not leave.
 */
export function fillTokens<Mail extends { readonly html: string; readonly text: string }>(
  rendered: Mail,
  tokens: TokenValues,
): Mail {
  const valueOf = (kind: string, name: string): string => {
    const value = Object.hasOwn(tokens, name) ? tokens[name] : undefined;
    if (value === undefined) throw new TypeError(`The mail needs a value for ${name}.`);
    if (kind === 'a') return tokenAddress(value);
    return cleanText(value).replace(/\s+/g, ' ').trim();
  };
  return {
    ...rendered,
    html: rendered.html.replace(PLACES, (_whole, kind: string, name: string) => escapeHtml(valueOf(kind, name))),
    text: rendered.text.replace(PLACES, (_whole, kind: string, name: string) => valueOf(kind, name)),
  };
}

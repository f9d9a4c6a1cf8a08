import type { MailMessage, MailSender } from '../mail-message.ts';
import type { MailCapability, MailStop } from '../mail-transport.ts';

/** One request of a provider's interface; paths begin with a slash. */
export type ProviderRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type ProviderAnswer = {
  readonly status: number;
  /** What its JSON says; undefined where it is none. */
  readonly json: unknown;
  /** Its words, on one line. */
  readonly words: string;
};

/** What an answer says of a mail; `refused` with an enhanced status code (RFC 3463) of the mailbox. */
export type ProviderVerdict =
  | { readonly kind: 'taken' | 'later' | 'unknown' }
  | { readonly kind: 'refused'; readonly status: string }
  | { readonly kind: 'stopped'; readonly reason: MailStop };

/** What is different from provider to provider. */
export type MailProvider = {
  readonly capability: MailCapability;
  /** Where its interface is, without a slash at its end. */
  readonly origin: string;
  /** The request that hands a mail over, with the mail's id where events and questions find it again. */
  hand(message: MailMessage): ProviderRequest | Promise<ProviderRequest>;
  judge(answer: ProviderAnswer): ProviderVerdict;
  /** A question that costs nothing and is answered with 200 to whoever may send. */
  greet(): ProviderRequest | Promise<ProviderRequest>;
  /** Asks whether a mail was taken. */
  readonly search?: {
    ask(id: string, sender: string): ProviderRequest;
    isFound(json: unknown): boolean;
  };
};

/** What the id of a mail is called where a provider keeps it: letters and a hyphen, as all of them allow. */
export const ID_LABEL = 'longhand-id';

export const later = { kind: 'later' } as const;
const unknown = { kind: 'unknown' } as const;
export const taken = { kind: 'taken' } as const;
/** The mailbox is fine: only this mail isn't wanted as it is. */
export const notAsItIs = { kind: 'refused', status: '5.7.0' } as const;
/** Such an address can't exist. */
export const noSuchAddress = { kind: 'refused', status: '5.1.3' } as const;
/** The provider no longer sends to this address. */
export const noMore = { kind: 'refused', status: '5.2.1' } as const;
export const stopped = (reason: MailStop) => ({ kind: 'stopped', reason }) as const;

/** What providers agree on; undefined where it takes a closer look. A gateway that gave up may have passed a mail on. */
export function commonVerdict(status: number): ProviderVerdict | undefined {
  if (status >= 200 && status < 300) return taken;
  if (status === 401) return stopped('key');
  if (status === 402) return stopped('quota');
  if (status === 429 || status === 503) return later;
  return status >= 500 || status === 408 ? unknown : undefined;
}

/** `"Ada Lovelace" <ada@example.org>`. */
export function writeSender({ name, address }: MailSender): string {
  return name === '' ? address : `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
}

/** A text of JSON at a path of names and numbers; empty where there is none. */
export function textAt(json: unknown, ...path: readonly (string | number)[]): string {
  const found = valueAt(json, ...path);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

export function valueAt(json: unknown, ...path: readonly (string | number)[]): unknown {
  let found = json;
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = Reflect.get(found, name);
  }
  return found;
}

/** The members of a list of JSON; none where it is no list. */
export function listAt(json: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = valueAt(json, ...path);
  return Array.isArray(found) ? found : [];
}

/** Headers with those that have a field of their own taken out. */
export function withoutReplyTo(headers: Readonly<Record<string, string>>) {
  const { 'Reply-To': replyTo, ...others } = headers;
  return { replyTo, others };
}

export function messageIdOf({ id, from }: Pick<MailMessage, 'id' | 'from'>): string {
  return `${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}`;
}

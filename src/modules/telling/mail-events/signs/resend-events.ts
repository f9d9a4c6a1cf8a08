import { createHmac } from 'node:crypto';
import { ID_LABEL, listAt, textAt } from '#platform/mail/providers/mail-provider.ts';
import { isSameText } from '#platform/secrets/is-same-text.ts';
import { statusIn } from '#modules/ground/mail-suppressions/ladder.ts';
import { mailEvent, type MailEventKind, parseBody, type ReadMailEvents } from '../mail-event.ts';

/** Milliseconds: each try is signed anew. */
const TOLERANCE = 5 * 60_000;

const KINDS: Readonly<Record<string, MailEventKind>> = {
  'email.delivered': 'delivered',
  'email.bounced': 'bounced',
  'email.suppressed': 'bounced',
  'email.complained': 'complained',
};

/** Signed with a shared secret over an id, the time and the body, possibly by an old and a new one at once. */
export const readResendEvents: ReadMailEvents = ({ webhookSecret }, { headers, body, receivedAt }) => {
  const { 'svix-id': id = '', 'svix-timestamp': timestamp = '', 'svix-signature': signatures = '' } = headers;
  const key = Buffer.from(webhookSecret.replace(/^whsec_/, ''), 'base64');
  const signed = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body]);
  const right = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  if (id === '' || !signatures.split(' ').some((one) => isSameText(one, right))) return 'REFUSED';
  if (!(Math.abs(receivedAt.getTime() - Number(timestamp) * 1_000) < TOLERANCE)) return 'REFUSED';
  const json = parseBody(body);
  const type = textAt(json, 'type');
  const kind = KINDS[type] ?? 'none';
  const tag = listAt(json, 'data', 'tags').find((one) => textAt(one, 'name') === ID_LABEL);
  const isPassing = textAt(json, 'data', 'bounce', 'type') === 'Transient';
  return [
    mailEvent({
      id,
      kind,
      mailId: textAt(json, 'data', 'tags', ID_LABEL) || textAt(tag, 'value'),
      address: textAt(json, 'data', 'to', 0),
      status: kind === 'bounced' ? statusOf(textAt(json, 'data', 'bounce', 'message'), isPassing, type) : '',
    }),
  ];
};

function statusOf(words: string, isPassing: boolean, type: string): string {
  if (type === 'email.suppressed') return '5.2.1';
  const said = statusIn(words, isPassing ? 400 : 500);
  return said === '5.0.0' ? '5.1.1' : said;
}

import { createHmac } from 'node:crypto';
import { ID_LABEL, textAt } from '#platform/mail/providers/mail-provider.ts';
import { isSameText } from '#platform/secrets/is-same-text.ts';
import { statusIn } from '#modules/ground/mail-suppressions/ladder.ts';
import { mailEvent, type MailEventKind, parseBody, type ReadMailEvents } from '../mail-event.ts';

/** Milliseconds: Mailgun tries for eight hours to tell us. */
const PAST = 12 * 3_600_000;
const FUTURE = 5 * 60_000;

const KINDS: Readonly<Record<string, MailEventKind>> = {
  delivered: 'delivered',
  failed: 'bounced',
  complained: 'complained',
  unsubscribed: 'unsubscribed',
};

/**
 * The signature covers a time and a token, and not what is told: so a token counts once, and what comes with it again is
 * not looked at (rule 170).
 */
export const readMailgunEvents: ReadMailEvents = ({ webhookSecret }, { body, receivedAt }) => {
  const json = parseBody(body);
  const [timestamp, token] = [textAt(json, 'signature', 'timestamp'), textAt(json, 'signature', 'token')];
  const right = createHmac('sha256', webhookSecret).update(`${timestamp}${token}`).digest('hex');
  if (token === '' || !isSameText(textAt(json, 'signature', 'signature'), right)) return 'REFUSED';
  const age = receivedAt.getTime() - Number(timestamp) * 1_000;
  if (!(age < PAST && age > -FUTURE)) return 'REFUSED';
  const told = (...path: readonly string[]) => textAt(json, 'event-data', ...path);
  const kind = KINDS[told('event')] ?? 'none';
  // It goes on trying by itself.
  const isOver = kind !== 'bounced' || told('severity') === 'permanent';
  return [
    mailEvent({
      id: token,
      kind: isOver ? kind : 'none',
      mailId: told('user-variables', ID_LABEL),
      address: told('recipient'),
      status: kind === 'bounced' ? statusOf(told) : '',
    }),
  ];
};

function statusOf(told: (...path: readonly string[]) => string): string {
  if (told('reason').startsWith('suppress-')) return '5.2.1';
  const enhanced = told('delivery-status', 'enhanced-code');
  if (/^[245]\.\d{1,3}\.\d{1,3}$/.test(enhanced)) return enhanced;
  return statusIn(told('delivery-status', 'message'), Number(told('delivery-status', 'code')) || 500);
}

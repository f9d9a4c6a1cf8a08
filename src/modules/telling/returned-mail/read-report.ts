import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { statusIn } from '#modules/ground/mail-suppressions/ladder.ts';

/** What a mail that came back says; `none` is an answer of somebody's program, or news that changes nothing. */
export type MailReport =
  | { readonly kind: 'bounce'; readonly status: string }
  /** With the text that names the mail. */
  | { readonly kind: 'complaint'; readonly about: string }
  | { readonly kind: 'none' };

const NONE: MailReport = { kind: 'none' };
/** Reports of a kind (RFC 5965) that say nothing against a mail, or nothing about its reader. */
const NO_COMPLAINT: ReadonlySet<string> = new Set(['not-spam', 'auth-failure', 'dmarc']);

/** Reads a report on a delivery (RFC 3464) or a complaint (RFC 5965); whatever else it is counts as neither. */
export async function readReport(raw: Uint8Array): Promise<MailReport> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 10, maxHeadersSize: 64 * 1024 }).catch(() => undefined);
  const type = mail?.headers.find(({ key }) => key === 'content-type')?.value.toLowerCase() ?? '';
  if (mail === undefined || !type.startsWith('multipart/report')) return NONE;
  const status = partOf(mail, 'message/delivery-status');
  if (status !== undefined) return readDeliveryStatus(textOf(status));
  const feedback = partOf(mail, 'message/feedback-report');
  return feedback === undefined ? NONE : readFeedback(textOf(feedback), mail);
}

function readDeliveryStatus(text: string): MailReport {
  const groups = text
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf)
    .filter((fields) => fields.has('action'));
  // Told late, expanded or relayed: it may still arrive.
  const failed = groups.find((fields) => fields.get('action')?.toLowerCase() === 'failed');
  if (failed === undefined) return NONE;
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(failed.get('status') ?? '')?.[0] ?? '5.0.0';
  // Some say only that it failed, and quote the server that knows why.
  return { kind: 'bounce', status: status === '5.0.0' ? statusIn(failed.get('diagnostic-code') ?? '', 500) : status };
}

function readFeedback(text: string, mail: Email): MailReport {
  const fields = fieldsOf(text);
  if (NO_COMPLAINT.has(fields.get('feedback-type')?.toLowerCase() ?? '')) return NONE;
  const parts = mail.attachments.filter(({ mimeType }) => /^(?:message\/rfc822|text\/rfc822-headers)$/.test(mimeType));
  return { kind: 'complaint', about: [text, ...parts.map(textOf)].join('\n') };
}

/** The fields of a group by their names in small letters; a line that begins with a space goes on. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line) => {
      const colon = line.indexOf(':');
      return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const];
    }),
  );
}

function partOf({ attachments }: Email, type: string): Attachment | undefined {
  return attachments.find(({ mimeType }) => mimeType.toLowerCase() === type);
}

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');
}

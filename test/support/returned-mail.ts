import { createTransport } from 'nodemailer';

const lines = (...text: readonly string[]) => text.join('\r\n');

type Report = {
  readonly type: 'delivery-status' | 'feedback-report';
  readonly said: string;
  /** Headers of the mail that it is about. */
  readonly about?: string;
};

function report({ type, said, about = 'Subject: a newsletter' }: Report): string {
  return lines(
    'From: MAILER-DAEMON@mx.mail.example',
    'To: somebody@bounces.example',
    'Subject: Returned',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="part"`,
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'For people. Status: 5.1.1',
    '--part',
    `Content-Type: message/${type}`,
    '',
    said,
    '--part',
    'Content-Type: message/rfc822',
    '',
    about,
    '',
    'Hello',
    '--part--',
    '',
  );
}

/** A report on a delivery (RFC 3464). */
export function deliveryStatus(status: string, { action = 'failed', diagnostic = '' } = {}): string {
  const said = lines(
    'Reporting-MTA: dns; mx.mail.example',
    '',
    'Final-Recipient: rfc822; ann@mail.example',
    `Action: ${action}`,
    `Status: ${status}`,
    ...(diagnostic === '' ? [] : [`Diagnostic-Code: smtp; ${diagnostic}`]),
    '',
  );
  return report({ type: 'delivery-status', said });
}

/** A complaint (RFC 5965) about the mail with a return path. */
export function complaint(returnPath: string, type = 'abuse'): string {
  const said = lines(`Feedback-Type: ${type}`, 'User-Agent: Feedback/1.0', 'Version: 1', '');
  return report({ type: 'feedback-report', said, about: `Return-Path: <${returnPath}>\r\nSubject: a newsletter` });
}

/** What the program of somebody who is away answers. */
export function autoReply(): string {
  return lines(
    'From: ann@mail.example',
    'To: b@bounces.example',
    'Subject: Out of office: 5.1.1',
    'Auto-Submitted: auto-replied',
    'Content-Type: text/plain',
    '',
    'Status: 5.1.1, failed',
    '',
  );
}

/** Hands a raw mail to the server at a port; what it answered where it refused it, as a number. */
export async function handIn(
  port: number,
  { to, raw, from = '' }: { readonly to: string | readonly string[]; readonly raw: string; readonly from?: string },
): Promise<number | undefined> {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  try {
    const sent = await transport.sendMail({ envelope: { from, to: [...(typeof to === 'string' ? [to] : to)] }, raw });
    return sent.rejected.length > 0 ? 550 : undefined;
  } catch (error) {
    if (error instanceof Error && 'responseCode' in error) return Number(error.responseCode);
    throw error;
  } finally {
    transport.close();
  }
}

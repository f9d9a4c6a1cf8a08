import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMailProvider, type TestMailProvider } from '#test/support/mail-provider/mail-provider.ts';
import type { MailMessage } from '../mail-message.ts';
import { MailPutOff, mailProviderNames, MailRefused, MailStopped, MailUnanswered } from '../mail-transport.ts';
import { openApiTransport } from './api-transport.ts';

let provider: TestMailProvider;
beforeAll(async () => {
  provider = await startMailProvider();
});
beforeEach(() => {
  provider.say(undefined);
  provider.loseAnswers(() => false);
  provider.setBlind(false);
});
afterAll(() => provider.close());

let count = 0;
const message = (more: Partial<MailMessage> = {}): MailMessage => ({
  id: `issue-0123456789ab-${String((count += 1)).padStart(32, '0')}`,
  from: { name: 'Zoë “Ada” \\ Lovelace & Søn', address: 'letters@mail.stories.example' },
  to: 'reader@mail.example',
  subject: 'Ein Brief – für alle',
  text: 'Text\n',
  html: '<p>Text</p>\n',
  headers: {
    'Reply-To': 'ada@stories.example',
    'List-Id': '<abc.stories.example>',
    'List-Unsubscribe': '<https://stories.example/u>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
    Precedence: 'bulk',
  },
  ...more,
});
const failureOf = async (send: Promise<void>): Promise<unknown> =>
  await send.then(
    () => 'taken',
    (error: unknown) => error,
  );

describe.each(mailProviderNames)('NEWS-1: mail by %s', (name) => {
  const open = (more = {}) => openApiTransport(provider.api(name, more));

  test('it arrives with all that our headers say, and lets us in', async () => {
    const transport = open();
    const mail = message();
    await transport.check();
    await transport.send(mail);
    expect(provider.taken.at(-1)).toMatchObject({
      provider: name,
      id: mail.id,
      to: mail.to,
      replyTo: 'ada@stories.example',
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: {
        'list-id': '<abc.stories.example>',
        'list-unsubscribe': '<https://stories.example/u>',
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        'auto-submitted': 'auto-generated',
        precedence: 'bulk',
      },
      ...(name !== 'ses' && { messageId: `<${mail.id}@mail.stories.example>` }),
      ...(name === 'postmark' && { stream: 'broadcast' }),
    });
    expect(provider.taken.at(-1)?.from).toMatch(/letters@mail\.stories\.example>$/);
    transport.close();
  });

  test('a key that is wrong stops everything, and blames nobody', async () => {
    const transport = open({ key: 'another' });
    expect(await failureOf(transport.send(message()))).toMatchObject({ name: 'MailStopped', reason: 'key' });
    await expect(transport.check()).rejects.toThrow(name);
    transport.close();
  });

  test('what is too much or too early is put off; a gateway that gave up leaves doubt', async () => {
    const transport = open();
    provider.say({ status: 429, body: { message: 'Too many requests', name: 'rate_limit_exceeded' } });
    expect(await failureOf(transport.send(message()))).toBeInstanceOf(MailPutOff);
    provider.say({ status: 503, body: '<html>' });
    expect(await failureOf(transport.send(message()))).toBeInstanceOf(MailPutOff);
    provider.say({ status: 504, body: '' });
    expect(await failureOf(transport.send(message()))).toBeInstanceOf(MailUnanswered);
    transport.close();
  });

  test('a mail that was taken without an answer is in doubt, and found where that can be asked', async () => {
    const transport = open();
    provider.loseAnswers(() => true);
    const mail = message();
    expect(await failureOf(transport.send(mail))).toBeInstanceOf(MailUnanswered);
    provider.loseAnswers(() => false);
    const times = () => provider.taken.filter(({ id }) => id === mail.id).length;
    if (transport.capability === 'idempotent') await transport.send(mail);
    expect(times()).toBe(1);
    if (transport.wasTaken !== undefined) {
      expect(await transport.wasTaken(mail.id, mail.from.address)).toBe(true);
      expect(await transport.wasTaken(message().id, mail.from.address)).toBe(false);
    }
    transport.close();
  });

  test('a server that is not there has taken nothing', async () => {
    const transport = open({ host: '127.0.0.1:1' });
    const failure = await failureOf(transport.send(message()));
    for (const kind of [MailUnanswered, MailPutOff, MailRefused, MailStopped]) expect(failure).not.toBeInstanceOf(kind);
    expect(failure).toBeInstanceOf(Error);
    transport.close();
  });
});

const JUDGED = [
  ['ses', 400, { __type: 'MessageRejected', message: 'Email address is not verified.' }, 'domain'],
  ['ses', 400, { __type: 'SendingPausedException' }, 'account'],
  ['ses', 400, { __type: 'LimitExceededException' }, 'quota'],
  ['ses', 400, { __type: 'BadRequestException', message: 'Invalid address' }, '5.1.3'],
  ['ses', 400, { __type: 'MessageRejected', message: 'Content' }, '5.7.0'],
  ['mailgun', 404, { message: 'Domain not found' }, 'domain'],
  ['mailgun', 400, { message: "'to' parameter is not a valid address" }, '5.1.3'],
  ['mailgun', 403, { message: 'Domain is not allowed to send' }, 'account'],
  ['postmark', 422, { ErrorCode: 406, Message: 'Inactive recipient' }, '5.2.1'],
  ['postmark', 422, { ErrorCode: 300, Message: "Invalid 'To' address" }, '5.1.3'],
  ['postmark', 422, { ErrorCode: 405, Message: 'No credits' }, 'quota'],
  ['postmark', 422, { ErrorCode: 400, Message: 'Sender signature not found' }, 'domain'],
  ['sendgrid', 401, { errors: [{ message: 'Maximum credits exceeded' }] }, 'quota'],
  ['sendgrid', 400, { errors: [{ message: 'No', field: 'personalizations.0.to' }] }, '5.1.3'],
  ['sendgrid', 403, { errors: [{ message: 'The from address does not match a verified Sender Identity' }] }, 'domain'],
  ['resend', 429, { name: 'daily_quota_exceeded', message: 'No' }, 'quota'],
  ['resend', 403, { name: 'validation_error', message: 'The stories.example domain is not verified' }, 'domain'],
  ['resend', 422, { name: 'validation_error', message: 'Invalid `to` field' }, '5.1.3'],
] as const;

test.each(JUDGED)('NEWS-1: %s says %i %j, which means %s', async (name, status, body, meaning) => {
  const transport = openApiTransport(provider.api(name));
  provider.say({ status, body });
  const failure = await failureOf(transport.send(message()));
  const said =
    failure instanceof MailStopped ? failure.reason : failure instanceof MailRefused && failure.answer.slice(0, 5);
  expect(said).toBe(meaning);
  transport.close();
});

test('NEWS-1: what comes again under a key with another body left the first time', async () => {
  const transport = openApiTransport(provider.api('resend'));
  const mail = message();
  await transport.send(mail);
  await transport.send({ ...mail, subject: 'Changed since' });
  expect(provider.taken.filter(({ id }) => id === mail.id).map(({ subject }) => subject)).toEqual([mail.subject]);
  transport.close();
});

test('CORE: no field of a mail adds a header or an addressee', async () => {
  const transport = openApiTransport(provider.api('mailgun'));
  const before = provider.asked();
  await expect(transport.send(message({ to: 'a@mail.example, b@mail.example' }))).rejects.toThrow('"to"');
  await expect(transport.send(message({ headers: { 'X-A': 'b\r\nBcc: c@mail.example' } }))).rejects.toThrow('X-A');
  expect(provider.asked()).toBe(before);
  transport.close();
});

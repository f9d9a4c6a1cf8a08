import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { parse } from 'parse5';
import { UnsafeMail } from '#platform/mail/mail-message.ts';
import { openSmtpTransport } from '#platform/mail/smtp-transport.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { outsideOfWord } from '#test/support/word-subset.ts';
import { codeOf, linkOf, readMail } from '#test/support/read-mail.ts';
import { startMailServer } from '#test/support/smtp-server.ts';
import { composeMail } from './compose-mail.ts';
import { deliverMail, sweepKeptMail } from './deliver-mail.ts';
import { readMailSender } from './deliver-mail.ts';
import { readKeptMail } from './read-kept-mail.ts';
import {
  composeEmailChangeConfirmation,
  composeEmailChangeNotice,
  composeNewSignInMail,
  composePasswordMail,
} from './safety-mails.ts';
import { sendMail } from './send-mail.ts';
import { composeCodeMail, composeVerifyMail } from './sign-in-mails.ts';
import { closeMail } from './waiting-mail.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const siteUrl = 'https://stories.example';
const codeMail = composeCodeMail({
  operation: 'login',
  code: '012345',
  linkUrl: `${siteUrl}/m/callback/email?token=abc&operation=login`,
  site: 'Longhand',
  siteUrl,
  codeMinutes: 10,
  linkMinutes: 60,
});

describe('a mail', () => {
  test('says the same as text and as HTML, with its code and its link', () => {
    expect(codeMail.subject).toBe('012345 is your Longhand sign-in code');
    expect(codeOf(codeMail)).toBe('012345');
    expect(linkOf(codeMail).href).toBe(`${siteUrl}/m/callback/email?token=abc&operation=login`);
    expect(codeMail.html).toContain('token=abc&amp;operation=login"');
    expect(codeMail.html).toContain('prefers-color-scheme:dark');
    expect(codeMail.html).not.toMatch(/<img|<script|src=/);
  });

  test('lets no text become markup or a line of its header', () => {
    const kinds = ['paragraph', 'note', 'code'] as const;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom(...kinds), (text, kind) => {
        const nasty = `${text}\r\nBcc: eve@example.org<script>alert(1)</script>"'`;
        const mail = composeMail({
          subject: nasty,
          preview: nasty,
          blocks: [
            { kind, text: nasty },
            { kind: 'facts', facts: [[nasty, nasty]] },
            {
              kind: 'button',
              label: nasty,
              url: `https://stories.example/?q=${encodeURIComponent(nasty.toWellFormed())}`,
            },
          ],
          footer: nasty,
        });
        expect(mail.subject).not.toMatch(/[\r\n]/);
        expect(mail.html).not.toMatch(/<script/i);
        expect(
          JSON.stringify(parse(mail.html), (key, value: unknown) => (key === 'parentNode' ? null : value)),
        ).not.toContain('"script"');
      }),
    );
  });

  test('of the site has its mark and its name, and reads as well without pictures', () => {
    const { html, text } = composeMail({
      subject: 'A title',
      preview: 'First words',
      masthead: { site: 'The <Paper>', siteUrl },
      blocks: [{ kind: 'story', title: 'A title', url: `${siteUrl}/p/1`, facts: '', excerpt: 'First words' }],
      footer: 'From The Paper',
    });
    const body = html.slice(html.indexOf('<body'));
    expect([...body.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)].map(([, src, alt]) => [src, alt])).toEqual([
      [`${siteUrl}/icon-192.png`, ''],
    ]);
    expect(body).toContain('The &lt;Paper&gt;');
    // Nothing of the mail stands in its preview.
    expect(/display:none[^>]*>First words(?:&#847;&zwnj;&nbsp;){40,}<\/div>/.test(body)).toBe(true);
    expect(text).toBe(`A title\nFirst words\n${siteUrl}/p/1\n\n--\nFrom The Paper\n`);
  });

  test('keeps to what the Word engine draws, and never says its subject twice in a list of mails', () => {
    const { html } = composeMail({
      subject: 'Your code',
      preview: 'Your code: it works for 10 minutes.',
      masthead: { site: 'The Paper', siteUrl },
      blocks: [
        { kind: 'paragraph', text: 'a' },
        { kind: 'code', text: '012345' },
        { kind: 'button', label: 'Go', url: siteUrl },
        { kind: 'link', label: 'Go', url: siteUrl },
        { kind: 'quote', text: 'a\nb' },
        { kind: 'heading', text: 'a' },
        { kind: 'story', title: 'a', url: siteUrl, facts: 'b', excerpt: 'c' },
        { kind: 'note', text: 'a' },
        { kind: 'facts', facts: [['a', 'b']] },
      ],
      footer: 'a',
    });
    const rows = html.slice(html.indexOf('<![endif]--><table'), html.lastIndexOf('<!--[if mso]>'));
    expect(rows).toContain('012345');
    expect(outsideOfWord(rows.replace('<![endif]-->', ''))).toEqual([]);
    expect(html).toMatch(/display:none[^>]*>it works for 10 minutes\.&#847;/);
  });

  test('leads to web pages only', () => {
    const lead = (url: string) =>
      composeMail({ subject: 'a', preview: '', footer: '', blocks: [{ kind: 'button', label: 'a', url }] });
    for (const url of ['javascript:alert(1)', 'data:text/html,a', '/relative', 'ftp://x.example/'])
      expect(() => lead(url)).toThrow(TypeError);
  });

  test('about the safety of an account names date, place and device', () => {
    const occasion = { at: new Date('2026-11-21T12:00:00Z'), place: 'Germany', device: 'Firefox on Linux' };
    const links = { site: 'Longhand', siteUrl, settingsUrl: `${siteUrl}/me/settings/security` };
    const mails = [
      composeNewSignInMail(occasion, links),
      composePasswordMail('changed', occasion, links),
      composePasswordMail('set', occasion, links),
      composePasswordMail('removed', occasion, links),
      composeEmailChangeNotice(
        { newAddress: 'b@example.org', undoUrl: `${siteUrl}/undo`, site: 'Longhand', siteUrl, days: 7 },
        occasion,
      ),
    ];
    for (const { text } of mails) {
      expect(text).toContain('Date: November 21, 2026 at 12:00 PM UTC\nLocation: Germany\nDevice: Firefox on Linux');
      expect(text).toMatch(/^https:\/\/stories\.example\/\S+$/m);
    }
    const unknown = composeNewSignInMail({ ...occasion, place: null, device: null }, links);
    expect(unknown.text).toContain('Location: Unknown location\nDevice: Unknown device');
    for (const compose of [composeVerifyMail, composeEmailChangeConfirmation])
      expect(
        compose({ address: 'a@example.org', url: `${siteUrl}/v`, site: 'Longhand', siteUrl, hours: 24 }).text,
      ).toContain('a@example.org');
  });

  test('comes from an address that can be replied to', () => {
    const smtpUrl = 'smtp://mail.example:25/?from=letters@stories.example';
    const noProvider = { mailApi: undefined, mailFrom: undefined };
    expect(readMailSender('Longhand', { ...noProvider, smtpUrl, siteUrl })).toEqual({
      name: 'Longhand',
      address: 'letters@stories.example',
    });
    expect(readMailSender('Longhand', { ...noProvider, smtpUrl: undefined, siteUrl }).address).toBe(
      'hello@stories.example',
    );
    expect(
      readMailSender('Longhand', { ...noProvider, smtpUrl: undefined, siteUrl: 'http://127.0.0.1:3000' }).address,
    ).toBe('hello@longhand.invalid');
  });
});

describe('sending', () => {
  test('waits for its transaction, and nobody who reads the database reads the code', async () => {
    await expect(
      world.database.transaction(async (database) => {
        await sendMail({ ...world.context, database }, { to: 'undone@example.org', mail: codeMail });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await sendMail(world.context, { to: 'ada@example.org', mail: codeMail });
    const mails = await readMail(world.context);
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.org']);
    const rows = await world.database.query(
      'all_jobs',
      'select payload::text as text from graphile_worker._private_jobs',
      [],
    );
    expect(JSON.stringify(rows)).not.toMatch(/012345|ada@example/);
  });

  test('refuses whatever is not one bare address', async () => {
    for (const to of ['a@example.org\r\nBcc: b@example.org', 'a@example.org,b@example.org', 'A <a@example.org>', ''])
      await expect(sendMail(world.context, { to, mail: codeMail })).rejects.toThrow(UnsafeMail);
  });

  const waiting = {
    id: 'mail-1',
    to: 'ada@example.org',
    ...codeMail,
    headers: {},
    validUntil: null as number | null,
    isDecoy: false,
  };
  const close = (changes: Partial<typeof waiting> = {}) => closeMail(world.context.secrets, { ...waiting, ...changes });

  test('keeps mail where there is no server, once, and forgets it after a week', async () => {
    await deliverMail(world.context, undefined, close());
    await deliverMail(world.context, undefined, close());
    await deliverMail(world.context, undefined, close({ id: 'mail-2', isDecoy: true }));
    await deliverMail(world.context, undefined, close({ id: 'mail-3', validUntil: 1 }));
    expect(await readKeptMail(world.context)).toMatchObject([
      { id: 'mail-1', to: 'ada@example.org', text: codeMail.text },
    ]);
    const later = new Date(world.context.clock.now().getTime() + 8 * 86_400_000);
    await sweepKeptMail({ ...world.context, clock: { now: () => later } });
    expect(await readKeptMail(world.context)).toEqual([]);
  });

  test('tries again while the server is away, gives up a mail that it refuses, and sends no decoy', async () => {
    const server = await startMailServer();
    const transport = openSmtpTransport(server.url);
    const warn = vi.fn();
    const context = { ...world.context, log: { ...world.context.log, warn } as unknown as typeof world.context.log };
    server.refuseWith(451);
    await expect(deliverMail(context, transport, close())).rejects.toThrow();
    server.refuseWith(550);
    await deliverMail(context, transport, close());
    expect(warn).toHaveBeenCalledOnce();
    server.refuseWith(undefined);
    await deliverMail(context, transport, close());
    await deliverMail(context, transport, close({ isDecoy: true }));
    await deliverMail(context, transport, close({ validUntil: 1 }));
    expect(server.received.map(({ to }) => to)).toEqual([['ada@example.org']]);
    expect((await server.received[0]?.parse())?.subject).toBe(codeMail.subject);
    expect(server.received[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    transport.close();
    await server.close();
  });
});

test('ADMIN-2: beside a long value the names of facts keep their room, and are not broken inside a word', () => {
  const facts = [['The words as they were', 'word '.repeat(200)]] as const;
  const { html } = composeMail({ subject: 'a', preview: '', blocks: [{ kind: 'facts', facts }], footer: 'b' });
  const name = /<td[^>]*>The words as they were/.exec(html)?.[0];
  expect(name).toContain('width:30%');
  expect(name).toContain('word-break:normal');
});

import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveChallenge } from '#shared/identity/proof-of-work.ts';
import type { FakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import type { Browser } from '#modules/ground/browser.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { issueChallenge } from './challenge.ts';
import { readCaptchaKind, verifyCaptcha } from './verify-captcha.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const browser: Browser = { visitorHash: 'a'.repeat(64), network: '192.0.2.1', userAgent: '', country: null };
const inBrowser = (changes: Partial<Browser> = {}): CommandContext => ({
  ...world.context,
  browser: { ...browser, ...changes },
});
const solve = (context: CommandContext) => solveChallenge(issueChallenge(context)?.value ?? '', async () => undefined);
const verify = (context: CommandContext, value: string | null) => verifyCaptcha(context, { value, action: 'sign_up' });

describe('proof of work', () => {
  test('counts once, also of many at once', async () => {
    const context = inBrowser();
    const value = await solve(context);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(context, value)));
    expect(answers.filter(Boolean).length).toBe(1);
    expect(await verify(context, value)).toBe(false);
  });

  test('counts in the browser that asked, before its end, with the work done', async () => {
    const context = inBrowser();
    const value = await solve(context);
    expect(await verify(inBrowser({ visitorHash: 'b'.repeat(64) }), value)).toBe(false);
    expect(await verify({ ...context, browser: null }, value)).toBe(false);
    const [challenge = '', solution = ''] = value.split(':');
    const [ending = '', random = '', signature = ''] = challenge.split('.');
    const later = (Number.parseInt(ending, 36) + 1).toString(36);
    const forgeries = [
      null,
      '',
      challenge,
      `${challenge}:`,
      `${challenge}:${'0,'.repeat(31)}0`,
      `${later}.${random}.${signature}:${solution}`,
      `${ending}.x${random}.${signature}:${solution}`,
      `${ending}.${random}.${signature}x:${solution}`,
      `${ending}.${random}.:${solution}`,
      `${ending}.${random}.${signature}.x:${solution}`,
      `${value}:x`,
      ':'.repeat(2_000),
    ];
    for (const forgery of forgeries) expect(await verify(context, forgery), String(forgery)).toBe(false);
    const clock = world.context.clock as FakeClock;
    clock.advance(10 * 60_000);
    expect(await verify(context, value)).toBe(false);
    clock.advance(-60_000);
    expect(await verify(context, value)).toBe(true);
  });

  test('is asked of nobody without a browser', () => {
    expect(issueChallenge({ ...world.context, browser: null })).toBeUndefined();
  });
});

describe('reCAPTCHA', () => {
  let server: Server;
  let host: string;
  let answer: { status: number; body: unknown };
  const asked: { path: string; body: string }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        asked.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString() });
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    host = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const withService = (settings: Readonly<Record<string, string>> = {}): CommandContext => ({
    ...inBrowser(),
    config: parseConfig({
      NODE_ENV: 'test',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET_KEY: 'secret',
      RECAPTCHA_HOST: host,
      ...settings,
    }),
  });

  test.each([
    [{ success: true }, true],
    [{ success: true, score: 0.9, action: 'sign_up' }, true],
    [{ success: true, score: 0.1, action: 'sign_up' }, false],
    [{ success: true, score: 0.9, action: 'sign_in' }, false],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, false],
    [{ success: 'yes' }, false],
    [[], false],
  ])('IDEN-6: the standard service answers %j', async (body, isPerson) => {
    answer = { status: 200, body };
    expect(await verify(withService(), 'token')).toBe(isPerson);
    expect(asked.at(-1)).toEqual({ path: '/recaptcha/api/siteverify', body: 'secret=secret&response=token' });
  });

  test.each([
    [{ tokenProperties: { valid: true, action: 'sign_up' }, riskAnalysis: { score: 0.7 } }, true],
    [{ tokenProperties: { valid: true, action: 'sign_up' }, riskAnalysis: { score: 0.2 } }, false],
    [{ tokenProperties: { valid: true, action: 'other' }, riskAnalysis: { score: 0.9 } }, false],
    [{ tokenProperties: { valid: true }, riskAnalysis: { score: 0.9 } }, false],
    [{ tokenProperties: { valid: false, action: 'sign_up' }, riskAnalysis: { score: 0.9 } }, false],
    [{ tokenProperties: { valid: true, action: 'sign_up' } }, false],
    [{}, false],
  ])('IDEN-6: the enterprise service answers %j', async (body, isPerson) => {
    answer = { status: 200, body };
    expect(await verify(withService({ RECAPTCHA_PROJECT: 'our-project' }), 'token')).toBe(isPerson);
    const last = asked.at(-1);
    expect(last?.path).toBe('/v1/projects/our-project/assessments?key=secret');
    expect(JSON.parse(last?.body ?? '')).toEqual({
      event: { token: 'token', siteKey: 'site', expectedAction: 'sign_up' },
    });
  });

  test('nobody passes while the service fails, and it is not asked about nothing', async () => {
    const quiet = { ...withService(), log: { warn: () => undefined } as unknown as CommandContext['log'] };
    answer = { status: 500, body: 'broken' };
    expect(await verify(quiet, 'token')).toBe(false);
    answer = { status: 302, body: { success: true } };
    expect(await verify(quiet, 'token')).toBe(false);
    const before = asked.length;
    for (const value of [null, '', 'x'.repeat(9_000)]) expect(await verify(quiet, value)).toBe(false);
    expect(asked.length).toBe(before);
    const away = {
      ...quiet,
      config: parseConfig({ RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET_KEY: 's', RECAPTCHA_HOST: 'http://127.0.0.1:1' }),
    };
    expect(await verify(away, 'token')).toBe(false);
  });

  test('the kind follows the configuration', () => {
    expect(readCaptchaKind(world.context.config)).toBe('PROOF_OF_WORK');
    expect(readCaptchaKind(withService().config)).toBe('RECAPTCHA');
    expect(readCaptchaKind(withService({ RECAPTCHA_PROJECT: 'p' }).config)).toBe('RECAPTCHA_ENTERPRISE');
  });
});

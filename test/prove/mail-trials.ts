import { createAccount } from '#modules/identity/accounts/create-account.ts';
import { type EmailBrowser, emailBrowser } from '#test/support/email-browser.ts';
import { readMail } from '#test/support/read-mail.ts';
import type { TestProgram } from '#test/support/test-program.ts';
import type { Finding } from './campaign.ts';
import { createRandom } from './random.ts';

/** What the brief of this promise allows: 500 asked, 8 sent. */
const MOST_MAILS = 8;
const HOUR = 3_600_000;
/** Standard deviations: by chance alone one run in ten thousand would show as much. */
const MOST_DEVIATION = 4;

async function account({ context }: TestProgram, email: string): Promise<void> {
  await createAccount(context, { email, isEmailVerified: true, name: 'Some Body' });
}

/** As many mails for one address as its enemies can ask for within an hour, each from a browser and network of its own. */
export async function tryVictim(program: TestProgram, seed: number, count: number): Promise<Finding> {
  const email = 'flooded@example.org';
  await account(program, email);
  for (let number = 0; number < count; number += 1) {
    await emailBrowser(program.graph, `flood ${seed} ${number}`).send(email);
    program.clock.advance(Math.floor(HOUR / (count + 1)));
  }
  const sent = (await readMail(program.context)).filter(({ to }) => to === email).length;
  const failures =
    sent >= 1 && sent <= MOST_MAILS ? [] : [`seed ${seed}: of ${count} mails asked for, ${sent} were sent`];
  return { tried: count, failures };
}

const PAYLOADS = [
  '\r\nBcc: eve@example.org',
  '\nTo: eve@example.org',
  '\u0000',
  '\u2028Cc: eve@example.org',
  ', eve@example.org',
  '; eve@example.org',
  ' <eve@example.org>',
  '%0d%0aBcc: eve@example.org',
  '\r\n\r\n<script>alert(1)</script>',
  '"><img src=x>',
  '=?utf-8?q?=0d=0aBcc:eve@example.org?=',
];

/** Payloads in everything that a stranger types: no mail goes to anybody else, and none repeats what was typed. */
export async function tryInjections(program: TestProgram, seed: number, count: number): Promise<Finding> {
  const random = createRandom(seed);
  const failures: string[] = [];
  const before = new Set((await readMail(program.context)).map(({ id }) => id));
  for (let number = 0; number < count; number += 1) {
    const payload = random.pick(PAYLOADS);
    const victim = `target${number}@example.org`;
    await account(program, victim);
    const email = random.pick([victim, victim + payload, payload + victim, victim.replace('@', `${payload}@`)]);
    const options = { fullName: `N${payload}`, redirect: `/${payload}` };
    const answer = await emailBrowser(program.graph, `inject ${seed} ${number}`)
      .send(email, options)
      .catch((error: Error) => ({ __typename: error.message }));
    if (answer.__typename.includes('INTERNAL')) failures.push(`seed ${seed}: ${JSON.stringify(email)} fails inside`);
  }
  for (const mail of await readMail(program.context)) {
    if (before.has(mail.id)) continue;
    if (!/^target\d+@example\.org$/.test(mail.to)) failures.push(`seed ${seed}: a mail goes to ${mail.to}`);
    if (/[\r\n]/.test(mail.subject)) failures.push(`seed ${seed}: a subject has lines`);
    if (/eve@example|<script|<img/.test(mail.subject + mail.text + mail.html))
      failures.push(`seed ${seed}: a mail repeats what was typed`);
  }
  return { tried: count, failures };
}

/** Known and unknown addresses by turns, for signing up and for signing in where the site hides who is here. */
export async function tryDifferences(program: TestProgram, seed: number, count: number): Promise<Finding> {
  const failures: string[] = [];
  const { context, clock, graph } = program;
  await context.database.kysely
    .insertInto('setting')
    .values({ name: 'auth.hideUnknownEmail', value: 'true', updated_at: clock.now() })
    .execute();
  for (const operation of ['register', 'login'] as const) {
    const pairs = operation === 'register' ? Math.ceil(count / 4) : count;
    let slower = 0;
    for (let number = 0; number < pairs; number += 1) {
      const [known, unknown] = [`known-${operation}${number}@example.org`, `other-${operation}${number}@example.org`];
      await account(program, known);
      const isKnownFirst = number % 2 === 0;
      const ask = async (email: string) => {
        const browser = emailBrowser(graph, `differ ${seed} ${operation} ${email}`);
        return await timed(browser, email, operation);
      };
      const first = await ask(isKnownFirst ? known : unknown);
      const second = await ask(isKnownFirst ? unknown : known);
      if (first.text !== second.text)
        failures.push(`seed ${seed}: ${operation} answers ${first.text} and ${second.text}`);
      const difference = isKnownFirst ? first.time - second.time : second.time - first.time;
      if (difference > 0) slower += 1;
    }
    // A sign test over pairs: it needs no limit of milliseconds, and no quiet machine.
    const deviation = Math.abs(slower - pairs / 2) / Math.sqrt(pairs / 4);
    if (deviation > MOST_DEVIATION)
      failures.push(`seed ${seed}: ${operation} was slower for a known address in ${slower} of ${pairs} pairs`);
  }
  await context.database.kysely.deleteFrom('setting').where('name', '=', 'auth.hideUnknownEmail').execute();
  return { tried: count, failures };
}

async function timed(browser: EmailBrowser, email: string, operation: 'login' | 'register') {
  const options = { operation, ...(operation === 'register' ? { captchaValue: await browser.solve() } : {}) };
  const began = performance.now();
  const answer = await browser.send(email, options);
  return { text: JSON.stringify(answer), time: performance.now() - began };
}

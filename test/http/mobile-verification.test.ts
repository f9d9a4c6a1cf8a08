import { beforeEach, expect, test } from 'vitest';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { askGraph } from '#test/support/oauth-world.ts';
import { openProgram } from '#test/support/open-site.ts';
import { readMail } from '#test/support/read-mail.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';
import { startTestProgram } from '#test/support/test-program.ts';

const program = await openProgram({ withWorld: false });
// Limits count by this clock.
beforeEach(() => program.clock.advance(86_400_000));

type Result = { readonly __typename: string; readonly code?: string; readonly lastDigits?: string };
const SEND = `mutation ($phoneNumber: String!) { result: sendMobileVerificationCode(phoneNumber: $phoneNumber) {
  __typename ... on MobileCodeSent { lastDigits }
  ... on PhoneNumberRefusal { code: code } ... on MobileVerificationRefusal { why: code } } }`;
const VERIFY = `mutation ($code: String!) { result: verifyMobileNumber(code: $code) {
  __typename ... on MobileNumberVerified { viewer { mobileNumber { lastDigits } } } ... on UserError { message } } }`;

async function run(who: SignedIn, query: string, variables: object): Promise<Result> {
  const { data } = await askGraph(program, who.headers, query, variables);
  const { why, ...result } = (data?.['result'] ?? { __typename: '' }) as Result & { readonly why?: string };
  return why === undefined ? result : { ...result, code: why };
}
const send = (who: SignedIn, phoneNumber: string) => run(who, SEND, { phoneNumber });
const verify = async (who: SignedIn, code: string) => (await run(who, VERIFY, { code })).__typename;
async function newestCode(number: string): Promise<string> {
  const mail = (await readMail(program.context)).findLast(({ to }) => to === `${number}@sms.invalid`);
  return /^(\d{6}) is your/.exec(mail?.text ?? '')?.[1] ?? '';
}
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('IDEN-11: a person shows that a telephone is theirs, once, by a code that works for ten minutes', async () => {
  const person = await signIn(program);
  expect(await send(person, '+49 30 1234567')).toEqual({ __typename: 'MobileCodeSent', lastDigits: '67' });
  const code = await newestCode('49301234567');
  const other = await signIn(program);
  expect(await verify(other, code)).toBe('MobileVerificationRefusal');
  expect(await verify(person, wrong(code))).toBe('MobileVerificationRefusal');
  expect(await verify(person, ` ${code} `)).toBe('MobileNumberVerified');
  expect(await verify(person, code)).toBe('MobileVerificationRefusal');
  await send(person, '+49 30 1234568');
  const late = await newestCode('49301234568');
  program.clock.advance(600_000);
  expect(await verify(person, late)).toBe('MobileVerificationRefusal');
  const rows = await program.context.database.query('test_mobile', 'select m::text from mobile_number m', []);
  expect(JSON.stringify(rows)).not.toContain('1234567');
  // One number, one account: the second is told no more than for a wrong code.
  await send(other, '+49 30 1234567');
  expect(await verify(other, await newestCode('49301234567'))).toBe('MobileVerificationRefusal');
  expect(
    (
      await askGraph(
        program,
        person.headers,
        'mutation { removeMobileNumber { viewer { mobileNumber { lastDigits } } } }',
      )
    ).data,
  ).toEqual({
    removeMobileNumber: { viewer: { mobileNumber: null } },
  });
});

test('a code is tried five times, also at once, and a new one voids the old one', async () => {
  const person = await signIn(program);
  await send(person, '+49 30 2234567');
  const code = await newestCode('49302234567');
  await Promise.all(Array.from({ length: 6 }, () => verify(person, wrong(code))));
  expect(await verify(person, code)).toBe('MobileVerificationRefusal');
  await send(person, '+49 30 2234567');
  const second = await newestCode('49302234567');
  await send(person, '+49 30 2234567');
  const third = await newestCode('49302234567');
  if (second !== third) expect(await verify(person, second)).toBe('MobileVerificationRefusal');
  expect(await verify(person, third)).toBe('MobileNumberVerified');
});

test('five codes a day go to a person, and to a number, whoever asks', async () => {
  const person = await signIn(program);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => send(person, `+49 30 323456${at}`)));
  expect(answers.filter(({ __typename }) => __typename === 'MobileCodeSent')).toHaveLength(5);
  expect(answers.find(({ __typename }) => __typename !== 'MobileCodeSent')).toMatchObject({ code: 'RATE_LIMITED' });
  for (let count = 0; count < 5; count += 1) await send(await signIn(program), '+49 30 4234567');
  expect(await send(await signIn(program), '+49 30 4234567')).toMatchObject({ code: 'RATE_LIMITED' });
});

test('what is no number, and who is suspended, are told so', async () => {
  const person = await signIn(program);
  expect(await send(person, 'call me')).toEqual({ __typename: 'PhoneNumberRefusal', code: 'INVALID' });
  expect(await send(person, '030 12345')).toEqual({ __typename: 'PhoneNumberRefusal', code: 'INVALID_COUNTRY_CODE' });
  await suspendPerson(program.context, { personId: person.personId, rule: 'SPAM', reason: 'Spam' });
  expect(await send(person, '+49 30 5234567')).toMatchObject({ code: 'USER_SUSPENDED' });
});

test('by default no code goes anywhere; with a gateway it goes there by mail', async () => {
  const production = await startTestProgram({ withWorld: false, settings: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  try {
    const person = await signIn(production);
    const ask = async () => {
      const { data } = await askGraph(production, person.headers, SEND, { phoneNumber: '+49 30 6234567' });
      return data?.['result'];
    };
    expect(await ask()).toEqual({ __typename: 'MobileVerificationRefusal', why: 'UNKNOWN' });
    await setSetting(production.context, 'sms.mailDomain', 'gateway.example');
    expect(await ask()).toMatchObject({ __typename: 'MobileCodeSent' });
    const mail = (await readMail(production.context)).at(-1);
    expect([mail?.to, mail?.text]).toEqual(['49306234567@gateway.example', expect.stringMatching(/^\d{6} is your /)]);
  } finally {
    await production.close();
  }
});

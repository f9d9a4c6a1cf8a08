import { expect, test } from 'vitest';
import { setFlag } from '#modules/ground/flags/set-flag.ts';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { openProgram } from '#test/support/open-site.ts';
import { openVisitor, signIn, type SignedIn } from '#test/support/sign-in.ts';

const program = await openProgram();

const PAGE = '/harbour/manage/submissions/settings';
const plain = {
  openTo: 'FOLLOWERS',
  accepts: 'BOTH',
  topics: [],
  needsCover: false,
  needsAiDisclosure: false,
  leastAccountDays: 0,
  guidelines: '',
  isPaused: false,
  pauseReason: '',
};

async function staffOf(role: 'editor' | 'writer'): Promise<SignedIn> {
  const { personId } = await signIn(program);
  await appointMember(program.context, { publicationId: program.world.publications.harbour, personId, role });
  return signIn(program, { person: personId });
}

const look = (path: string, { headers }: Pick<SignedIn, 'headers'>) =>
  program.ask(path, { headers: { cookie: headers['cookie'] ?? '' } });

async function change({ headers }: SignedIn, query: string, variables: object): Promise<Record<string, unknown>> {
  const { text } = await program.ask('/_/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const { data } = JSON.parse(text) as { readonly data?: Readonly<Record<string, unknown>> };
  return (Object.values(data ?? {})[0] ?? {}) as Record<string, unknown>;
}

const SAVE = `mutation($input: SubmissionSettingsInput!) { updateSubmissionSettings(input: $input) {
  __typename ... on SubmissionSettings { openTo isPaused pauseReason pausedUntil } ... on UserError { message } } }`;
const save = (who: SignedIn, changes: object = {}) =>
  change(who, SAVE, { input: { collectionId: program.world.publications.harbour, ...plain, ...changes } });

test('PUB-5, SHELL-9: owner and editors come to the settings of submissions; others find nothing, visitors sign in', async () => {
  const owner = await signIn(program, { person: program.world.people.bela });
  const editor = await staffOf('editor');
  for (const who of [owner, editor]) {
    const { status, text, headers } = await look(PAGE, who);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    const tabs = /<nav[^>]*aria-label="Harbour settings".*?<\/nav>/s.exec(text)?.[0] ?? '';
    expect(tabs).toContain('Submission</a>');
    expect(tabs).toContain('Info &amp; Homepage</a>');
  }
  const suspended = await staffOf('editor');
  await suspendPerson(program.context, { personId: suspended.personId, rule: 'SPAM', reason: 'Spam' });
  for (const who of [await staffOf('writer'), await signIn(program), suspended]) {
    expect((await look(PAGE, who)).status).toBe(404);
    expect(await save(who)).not.toHaveProperty('openTo');
  }
  const visitor = await look(PAGE, await openVisitor(program));
  expect([visitor.status, visitor.headers.location]).toEqual([302, expect.stringContaining('/m/signin')]);
  expect((await look('/no-such-paper/manage/submissions/settings', editor)).status).toBe(404);
});

test('PUB-5, SHELL-9: without the flag there is neither the page nor its tab', async () => {
  const editor = await staffOf('editor');
  await setFlag(program.context, 'enable_submissions_v2', false);
  await expect.poll(async () => (await look(PAGE, editor)).status).toBe(404);
  const settings = await look('/harbour/settings', editor);
  expect(settings.status).toBe(200);
  expect(settings.text).not.toContain('manage/submissions/settings');
  await setFlag(program.context, 'enable_submissions_v2', true);
  await expect.poll(async () => (await look(PAGE, editor)).status).toBe(200);
  expect((await look('/harbour/settings', editor)).text).toContain('manage/submissions/settings');
});

test('PUB-5: each setting that cannot be kept is refused with its sentence', async () => {
  const editor = await staffOf('editor');
  const refused: readonly (readonly [object, string])[] = [
    [{ leastWords: 900, mostWords: 800 }, 'The maximum can’t be less than the minimum.'],
    [{ leastWords: -1 }, 'Enter a whole number of words.'],
    [{ leastAccountDays: 3_651 }, 'Enter a number of days up to 3,650.'],
    [{ topics: Array.from({ length: 21 }, (_one, at) => `Topic ${at}`) }, 'Choose up to 20 topics.'],
    [{ guidelines: 'x'.repeat(5_001) }, 'Keep the guidelines to 5000 characters.'],
    [{ isPaused: true, pauseReason: 'x'.repeat(281) }, 'Keep the reason to 280 characters.'],
    [{ isPaused: true, pausedUntil: '1999-01-01' }, 'Choose a day within the next year.'],
  ];
  for (const [changes, message] of refused) {
    expect(await save(editor, changes)).toEqual({ __typename: 'BadRequest', message });
  }
  expect(await save(editor, { pauseReason: 'Away', pausedUntil: '1999-01-01' })).toEqual({
    __typename: 'SubmissionSettings',
    openTo: 'FOLLOWERS',
    isPaused: false,
    pauseReason: '',
    pausedUntil: null,
  });
});

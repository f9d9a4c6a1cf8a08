import { expect, test } from 'vitest';
import { createAccount } from '#modules/identity/accounts/create-account.ts';
import { readKeptMail } from '#modules/ground/mails/read-kept-mail.ts';
import { freezeIssues } from '#modules/telling/issues/freeze-issues.ts';
import { sendIssues } from '#modules/telling/issues/send-issues.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { confirmSubscription } from '#modules/telling/subscribers/confirm-subscription.ts';
import { requestByForm } from '#modules/telling/subscribers/request-subscription.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { openProgram } from '#test/support/open-site.ts';
import { readMail } from '#test/support/read-mail.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const program = await openProgram();

/** Somebody whose name and address stand nowhere else. */
type Canary = { readonly name: string; readonly email: string };
const canaryOf = (word: string): Canary => ({ name: `Canary ${word}`, email: `${word}-canary@mail.example` });

async function account(word: string): Promise<SignedIn & Canary> {
  const canary = canaryOf(word);
  const made = await createAccount(program.context, { ...canary, isEmailVerified: true });
  if (!('personId' in made)) throw new Error(word);
  const { personId } = made;
  return { ...(await signIn(program, { person: personId })), ...canary };
}

async function ask(by: SignedIn | undefined, query: string): Promise<string> {
  const headers = by?.headers ?? { 'content-type': 'application/json' };
  return (await program.ask('/_/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })).text;
}

test('NEWS-2: no mail, page, figure or answer shows one reader of a newsletter to another, nor an address to a writer who was not given it', async () => {
  const { context } = program;
  const writer = await account('writer');
  const [shares, hides, pays, stranger] = [
    await account('shares'),
    await account('hides'),
    await account('pays'),
    await account('stranger'),
  ];
  const guest = canaryOf('guest');
  const newsletterId = await ensureFirstNewsletter(context, { kind: 'person', id: writer.personId });
  const subscribe = (by: SignedIn, isShared: boolean) =>
    ask(
      by,
      `mutation { subscribeToNewsletter(newsletterId: "${newsletterId}", sharesAddress: ${isShared}) { __typename } }`,
    );
  expect(await subscribe(shares, true)).toContain('Newsletter');
  expect(await subscribe(hides, false)).toContain('Newsletter');
  expect(await subscribe(pays, false)).toContain('Newsletter');
  await requestByForm({ ...context, isProgram: false }, { newsletterId, email: guest.email, network: 'guest' });
  const asked = (await readMail(context)).findLast(({ to }) => to === guest.email);
  await confirmSubscription(context, /\/m\/subscribe\/([\w.-]+)/.exec(asked?.text ?? '')?.[1] ?? '');
  await buildMembership(context, { personId: pays.personId });

  const document = storyDocument(
    ...['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'].map((words) => paragraph(words)),
    paragraph('The tail is the canary that members hear.'),
  );
  const { id } = await buildStory(context, {
    authorIds: [writer.personId],
    title: 'For members',
    isMembersOnly: true,
    document,
  });
  await freezeIssues(context, id);
  while (await sendIssues(context, undefined));

  const people = [writer, shares, hides, pays, stranger, guest];
  const mails = (await readKeptMail(context)).filter(({ subject }) => subject === 'For members');
  expect(mails.map(({ to }) => to).toSorted((one, other) => one.localeCompare(other))).toEqual([
    guest.email,
    hides.email,
    pays.email,
    shares.email,
  ]);
  for (const mail of mails) {
    const said = JSON.stringify(mail);
    const others = people.filter(({ email }) => email !== mail.to);
    expect(
      others.filter(({ email }) => said.includes(email)).map(({ email }) => email),
      mail.to,
    ).toEqual([]);
    // Who wrote it is said.
    expect(
      others.filter((one) => one !== writer && said.includes(one.name)),
      mail.to,
    ).toEqual([]);
    expect(said.includes('the canary that members hear'), mail.to).toBe(mail.to === pays.email);
  }

  const mine = (name: string, fields: string) => `{ ${name}(id: "${newsletterId}") { ${fields} } }`;
  const queries = [
    mine('newsletter', 'subscribers(state: ACTIVE) { items { email user { name } } }'),
    mine('newsletter', 'subscriberCounts { active joining waiting ended }'),
    mine('newsletter', 'issues { items { subject recipientCount counts { accepted skipped } } }'),
    mine('newsletter', 'automation { id waitingCount sentCount }'),
    mine('newsletter', 'archive { items { subject post { title } } }'),
  ];
  const username = (
    await context.database.kysely
      .selectFrom('person')
      .select('username')
      .where('id', '=', writer.personId)
      .executeTakeFirstOrThrow()
  ).username;
  const paths = [
    ...['', '?tab=issues', '?tab=automations', '?tab=subscribers', '?tab=waiting', '?tab=left'].map(
      (tab) => `/me/newsletter${tab}`,
    ),
    `/me/subscribers/import?newsletterId=${newsletterId}`,
    ...['', '/subscribe', '/audience', '/stats', '/followers'].map((end) => `/@${username}${end}`),
    '/me/stats',
    `/me/stats/post/${id}`,
    `/p/${id}/mail`,
    `/_/mail-preview/${id}?look=light`,
    `/p/${id}`,
  ];
  const viewers = { writer, shares, hides, pays, stranger, visitor: undefined } as const;
  let shown = 0;
  for (const [viewer, by] of Object.entries(viewers)) {
    const isWriter = viewer === 'writer';
    const texts = [
      ...(await Promise.all(queries.map((query) => ask(by, query)))),
      ...(await Promise.all(
        paths.map(async (path) => (await program.ask(path, by ? { headers: by.headers } : {})).text),
      )),
    ];
    const said = texts.join('\n');
    const seen = people.filter(({ email }) => said.includes(email)).map(({ email }) => email);
    const own = by === undefined ? [] : [by.email];
    const given = isWriter ? [shares.email, guest.email] : [];
    expect(
      seen.filter((email) => !own.includes(email) && !given.includes(email)),
      viewer,
    ).toEqual([]);
    const named = [shares, hides, pays].filter((one) => one !== by && said.includes(one.name));
    if (isWriter) shown = seen.length + named.length;
    else
      expect(
        named.map(({ name }) => name),
        viewer,
      ).toEqual([]);
  }
  // The control: where somebody is to be seen, these doors show them.
  expect(shown).toBeGreaterThanOrEqual(5);
});

import { sql } from 'kysely';
import { expect } from 'vitest';
import { authorMessages } from '#shared/messages/authors.ts';
import { earningsMessages as earnings } from '#shared/messages/earnings.ts';
import { formulaMessages as formula } from '#shared/messages/earnings-formula.ts';
import { landingPageMessages } from '#shared/messages/landing-pages.ts';
import { partnerMessages as messages } from '#shared/messages/partner.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { enrollPartner } from '#test/factories/build-partner.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

const LANDING = '/partner-program';
const FORMULA = '/partner-program/formula';
const DASHBOARD = '/me/partner/dashboard';
const { partner } = authorMessages;
const applying: readonly string[] = [
  formula.apply,
  messages.apply,
  landingPageMessages.ShowPartnerProgramLanding.action,
];

/** What the pages of the program say to somebody, and what they can press there. */
async function pagesOf(person: SignedIn | undefined) {
  const { page, problems } = await browser.open('/healthz', { viewport: { width: 390, height: 844 } });
  if (person !== undefined) await page.context().addCookies([...person.cookies]);
  const open = async (path: string) => {
    await page.goto(program.url + path);
    await wake(page);
    const main = page.locator('main');
    const links = await main.getByRole('link').allInnerTexts();
    return { text: await main.innerText(), links: links.map((link) => link.trim()) };
  };
  return { page, problems, open };
}

/** Sets somebody's row as they would have come to it. */
async function stand(personId: string, set: string): Promise<void> {
  await enrollPartner(program.context, personId, '2026-03-01T00:00:00Z');
  await sql`update partner_enrollment set ${sql.raw(set)} where person_id = ${personId}`.execute(
    program.context.database.kysely,
  );
}

test('PART-1: pages about the program offer each person the way on that is open to them', async () => {
  const visitor = await pagesOf(undefined);
  for (const path of [LANDING, FORMULA])
    expect(
      (await visitor.open(path)).links.filter((link) => applying.includes(link)),
      path,
    ).toHaveLength(1);

  const said = async (set: string | undefined, { sentence, way }: { sentence: string; way: string | undefined }) => {
    const person = await signIn(program);
    if (set !== undefined) await stand(person.personId, set);
    const { open, page, problems } = await pagesOf(person);
    for (const path of [LANDING, FORMULA, '/me/applications']) {
      const { text, links } = await open(path);
      expect(text, `${path}: ${set}`).toContain(sentence);
      const ways = links.filter((link) => [...applying, ...Object.values<string>(partner)].includes(link));
      expect(ways, `${path}: ${set}`).toEqual(way === undefined ? [] : [way]);
    }
    expect(await axeFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
  };
  await said(undefined, { sentence: partner.never, way: partner.apply });
  await said(`enrolled_at = '2026-03-01'`, { sentence: 'since Mar 1, 2026', way: partner.manage });
  await said(`paused_at = now()`, { sentence: partner.paused, way: partner.manage });
  const left = `status = 'NOT_ENROLLED', type = 'LEAVE', left_at = now()`;
  await said(left, { sentence: partner.left, way: partner.apply });
  const denied = `status = 'PERMISSION_DENIED', unmet = '{IS_MEMBER}'`;
  const lacks = `Your application was declined. You were missing ${messages.lacks.IS_MEMBER}.`;
  await said(`${denied}, applied_at = now()`, { sentence: lacks, way: partner.see });
  await said(`${denied}, applied_at = '2020-01-01'`, { sentence: 'You can apply again now.', way: partner.apply });
  await setSetting(program.context, 'partner.isOpen', 'false');
  await said(left, { sentence: messages.closed, way: undefined });
  await setSetting(program.context, 'partner.isOpen', '');
});

test('PART-1: who is paused or suspended reads why nothing is earned, and is offered nothing that would be refused', async () => {
  const paused = await signIn(program);
  await stand(paused.personId, 'paused_at = now()');
  const ofPaused = await pagesOf(paused);
  const dashboard = await ofPaused.open(DASHBOARD);
  expect(dashboard.text).toContain(messages.pausedText);
  expect(dashboard.links).toContain(messages.facts.becomeMember);
  expect(await axeFindings(ofPaused.page)).toEqual([]);

  const waiting = await signIn(program);
  await stand(waiting.personId, `status = 'PERMISSION_DENIED', unmet = '{IS_MEMBER}', applied_at = now()`);
  const { links } = await (await pagesOf(waiting)).open(DASHBOARD);
  expect(links).toContain(partner.see);
  expect(links).not.toContain(earnings.apply);

  const [isIn, isOut] = [await signIn(program), await signIn(program)];
  await stand(isIn.personId, `enrolled_at = '2026-03-01'`);
  for (const { personId } of [isIn, isOut])
    await suspendPerson(program.context, { personId, rule: 'SPAM', reason: 'Spam' });
  const [ofIn, ofOut] = [await pagesOf(isIn), await pagesOf(isOut)];
  for (const path of [DASHBOARD, FORMULA, '/me/partner/enroll'])
    expect((await ofIn.open(path)).text, path).toContain(messages.suspendedIn);
  for (const path of [FORMULA, '/partner-program/apply']) {
    const shown = await ofOut.open(path);
    expect(shown.text, path).toContain(messages.suspendedOut);
    expect(shown.links.filter((link) => applying.includes(link))).toEqual([]);
    expect(await ofOut.page.getByRole('button', { name: messages.apply, exact: true }).count()).toBe(0);
  }
  expect([...ofPaused.problems, ...ofIn.problems, ...ofOut.problems]).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { createPromotionalCode } from './create-promotional-code.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const ALL = '{ promotionalCodes { id tier months seats used left isForNewMembers code status canRevoke } }';
const MAKE = `mutation ($input: PromotionalCodeInput!) { result: createPromotionalCode(input: $input) { __typename
  ... on GiftChanged { gift { id code } } ... on UserError { message } } }`;
const END = `mutation ($id: ID!) { result: endPromotionalCode(giftId: $id) { __typename
  ... on GiftChanged { gift { id left status canRevoke } } ... on UserError { message } } }`;
const REDEEM = `mutation ($code: String!) { result: redeemGiftCode(code: $code) { __typename
  ... on GiftCodeRefused { status } } }`;

async function browserOf(...roles: readonly PlatformRole[]) {
  const personId = await buildPerson(world.context);
  return accountBrowser(world.graph, buildViewer({ personId, roles: new Set(roles) }));
}

const input = { tier: 'MEMBER', months: 3, seats: 2, isForNewMembers: true } as const;

test('MEMB-12: administrators see all promotional codes, who made them or not, and end one', async () => {
  await createPromotionalCode({ ...world.context, isProgram: true, viewer: null }, { ...input, months: 1 });
  const [ada, bob, reader] = [await browserOf('ADMIN'), await browserOf('ADMIN'), await browserOf()];
  const { gift } = (await ada.ask(MAKE, { input }))['result'] as { gift: { id: string; code: string } };
  expect(await reader.ask(REDEEM, { code: gift.code })).toEqual({ result: { __typename: 'GiftRedeemed' } });
  const seen = (await bob.ask(ALL))['promotionalCodes'] as readonly { id: string; months: number }[];
  expect(seen.map(({ months }) => months)).toEqual(expect.arrayContaining([1, 3]));
  const open = { ...input, id: gift.id, used: 1, left: 1, code: gift.code, status: 'READY', canRevoke: true };
  expect(seen.find(({ id }) => id === gift.id)).toEqual(open);
  const ended = { gift: { id: gift.id, left: 0, status: 'REDEEMED', canRevoke: false } };
  expect(await bob.ask(END, { id: gift.id })).toMatchObject({ result: ended });
  expect(await bob.ask(END, { id: gift.id })).toMatchObject({ result: { __typename: 'Conflict' } });
  const late = await browserOf();
  expect(await late.ask(REDEEM, { code: gift.code })).toMatchObject({ result: { __typename: 'GiftCodeRefused' } });
});

test('MEMB-12: nobody else sees or ends them, and a gift that somebody paid is not theirs to end', async () => {
  const admin = await browserOf('ADMIN');
  const { gift } = (await admin.ask(MAKE, { input }))['result'] as { gift: { id: string } };
  for (const role of ['FINANCE', 'SUPPORT', 'MODERATOR'] as const) {
    const other = await browserOf(role);
    expect(await other.ask(ALL), role).toEqual({ promotionalCodes: null });
    await expect(other.ask(END, { id: gift.id }), role).rejects.toThrow(/FORBIDDEN|access/);
  }
  const reader = await browserOf();
  await expect(reader.ask(END, { id: gift.id })).rejects.toThrow(/FORBIDDEN|access/);
  await world.database.kysely
    .updateTable('gift')
    .set({ kind: 'GIFT' } as never)
    .where('id', '=', gift.id)
    .execute();
  expect(await admin.ask(END, { id: gift.id })).toMatchObject({ result: { __typename: 'NotFound' } });
});

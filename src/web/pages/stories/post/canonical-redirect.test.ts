import { expect, test } from 'vitest';
import { canonicalRedirect } from './canonical-redirect.ts';

const site = { url: 'http://127.0.0.1:3000', context: { type: 'DEFAULT' } } as const;
const own = { ...site, context: { type: 'COLLECTION', collectionSlug: 'kitchen', host: 'kitchen.example' } } as const;
const story = `${site.url}/kitchen/on-bread-a1b2c3d4e5f6`;

const plain = new URLSearchParams();

test('STORY-1: a wrong slug, a bare id and the path of the author lead to the one address', () => {
  expect(canonicalRedirect('/kitchen/on-bread-a1b2c3d4e5f6', plain, story, site)).toBeUndefined();
  expect(canonicalRedirect('/kitchen/old-a1b2c3d4e5f6', plain, story, site)).toBe('/kitchen/on-bread-a1b2c3d4e5f6');
  expect(canonicalRedirect('/p/a1b2c3d4e5f6', plain, story, site)).toBe('/kitchen/on-bread-a1b2c3d4e5f6');
  expect(canonicalRedirect('/@mira/on-bread-a1b2c3d4e5f6', plain, story, site)).toBe('/kitchen/on-bread-a1b2c3d4e5f6');
});

test('STORY-1: a story of a publication with a domain of its own leads there', () => {
  const elsewhere = 'https://kitchen.example/on-bread-a1b2c3d4e5f6';
  expect(canonicalRedirect('/kitchen/on-bread-a1b2c3d4e5f6', plain, elsewhere, site)).toBe(elsewhere);
  expect(canonicalRedirect('/on-bread-a1b2c3d4e5f6', plain, elsewhere, site)).toBeUndefined();
  expect(canonicalRedirect('/p/a1b2c3d4e5f6', plain, elsewhere, own)).toBe('/on-bread-a1b2c3d4e5f6');
  expect(canonicalRedirect('/p/a1b2c3d4e5f6', plain, story, own)).toBe(story);
});

test('STORY-3: the secret of a shared link goes along, here and to a domain', () => {
  const shared = new URLSearchParams({ sk: 'Ab_1' });
  expect(canonicalRedirect('/p/a1b2c3d4e5f6', shared, story, site)).toBe('/kitchen/on-bread-a1b2c3d4e5f6?sk=Ab_1');
  expect(canonicalRedirect('/p/a1b2c3d4e5f6', shared, story, own)).toBe(`${story}?sk=Ab_1`);
});

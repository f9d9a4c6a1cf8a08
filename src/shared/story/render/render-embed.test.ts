import { expect, test } from 'vitest';
import { renderStory } from '../render-story.ts';
import { storyDocument } from '../story-document.build.ts';
import type { LinkCard } from '../story-document.ts';
import type { RenderTarget } from './render-context.ts';

const imageId = 'ab'.repeat(16);
const card = {
  type: 'linkCard',
  id: 'card',
  url: 'https://else.example/a',
  title: 'A page',
  picture: { kind: 'stored', imageId, width: 1_200, height: 630, isDecorative: true },
} as const satisfies LinkCard;

function render(block: LinkCard, target: RenderTarget): string {
  const options = {
    target,
    siteUrl: 'https://longhand.example',
    language: 'en',
    storyUrl: 'https://longhand.example/p/1',
  };
  return renderStory(storyDocument(block), options).html;
}

test('STORY-13: the picture of a card is ours, small and without words, on the page and where no style of ours is', () => {
  const page = render(card, 'page');
  expect(page).toContain(`src="/image/fit:160/${imageId}"`);
  expect(page).toContain(' alt=""');
  for (const target of ['feed', 'mail', 'export'] as const) {
    const src = `https://longhand.example/image/fit:320/${imageId}`;
    expect(render(card, target)).toBe(
      `<p><img src="${src}" width="160" height="84" alt=""></p><p><a href="https://else.example/a"><strong>A page</strong></a></p>`,
    );
  }
});

test('STORY-13: a card whose picture we do not have stands without one, and asks nothing of elsewhere', () => {
  const missing = { ...card, picture: { kind: 'missing', url: 'https://else.example/a.png' } } as const;
  for (const target of ['page', 'feed', 'mail', 'export'] as const) {
    expect(render(missing, target)).not.toContain('<img');
    expect(render(missing, target)).not.toContain('a.png');
  }
});

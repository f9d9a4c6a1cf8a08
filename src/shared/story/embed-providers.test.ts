import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { embedFrameHosts, findEmbed } from './embed-providers.ts';

test('STORY-13: the page that a person would open becomes the address of a frame', () => {
  const frames = {
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s': 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42',
    'https://youtu.be/dQw4w9WgXcQ': 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0': 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://vimeo.com/76979871': 'https://player.vimeo.com/video/76979871?dnt=1',
    'https://player.vimeo.com/video/76979871': 'https://player.vimeo.com/video/76979871?dnt=1',
    'https://codepen.io/team/codepen/pen/PNaGbb': undefined,
    'https://codepen.io/chriscoyier/pen/gfdDu': 'https://codepen.io/chriscoyier/embed/gfdDu?default-tab=result',
    'https://twitter.com/rustlang/status/1234': 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=1234',
    'https://gist.github.com/octocat/9257657': 'https://gist.github.com/octocat/9257657.pibb',
    'https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5':
      'https://open.spotify.com/embed/episode/7makk4oTQel546B0PZlDM5',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ': undefined,
    'https://example.org/': undefined,
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ': undefined,
  };
  for (const [page, frame] of Object.entries(frames)) expect(findEmbed(page)?.src, page).toBe(frame);
});

test('a frame always comes from a host of the list', () => {
  const hosts = fc.constantFrom(
    'youtu.be',
    'www.youtube.com',
    'vimeo.com',
    'gist.github.com',
    'x.com',
    'soundcloud.com',
    'archive.org',
    'docs.google.com',
  );
  fc.assert(
    fc.property(hosts, fc.webPath(), fc.webQueryParameters(), (host, path, query) => {
      const found = findEmbed(`https://${host}${path}?${query}`);
      if (found !== undefined) expect(embedFrameHosts).toContain(new URL(found.src).host);
    }),
  );
});

import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readExport, readExportFiles, sourceFolder } from '../test-support/source-files.ts';

const footer = (id: string): string =>
  `<footer><p>By <a href="https://medium.com/@ann" class="p-author h-card">Ann</a> on <a href="https://medium.com/p/${id}"><time class="dt-published" datetime="2020-01-02T03:04:05.678Z">x</time></a>.</p><p><a href="https://medium.com/@ann/a-title-${id}" class="p-canonical">Canonical link</a></p></footer>`;

const page = (title: string, body: string, more = ''): string =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body><article class="h-entry"><header><h1 class="p-name">${title}</h1></header><section data-field="subtitle" class="p-summary">Below</section><section data-field="body" class="e-content"><section class="section"><div class="section-divider"><hr class="section-divider"></div><div class="section-content"><div class="section-inner">${body}</div></div></section></section>${more}</article></body></html>`;

async function readOne(body: string): Promise<string> {
  const { stories } = await readExportFiles({
    'posts/2020-01-02_a-0123456789ab.html': page('A', body, footer('0123456789ab')),
  });
  return stories[0]?.body.text ?? '';
}

describe('a post', () => {
  test('has title, subtitle, author, date, canonical address and id; the repeated title goes', async () => {
    const body =
      '<h3 class="graf graf--h3 graf--title">A title</h3><h4 class="graf graf--subtitle">Below</h4><p class="graf">Words.</p>';
    const { stories, problems } = await readExportFiles({
      'posts/2020-01-02_-----0123456789ab.html': page('A title', body, footer('0123456789ab')),
    });
    expect(problems).toEqual([]);
    expect(stories[0]).toMatchObject({
      sourceKey: 'medium.com',
      itemKey: '0123456789ab',
      title: 'A title',
      subtitle: 'Below',
      authors: [{ key: 'ann', name: 'Ann', websiteUrl: 'https://medium.com/@ann' }],
      state: 'published',
      canonicalUrl: 'https://medium.com/@ann/a-title-0123456789ab',
      oldAddresses: ['/@ann/a-title-0123456789ab'],
      body: { format: 'html', dialect: 'medium', text: '<p>Words.</p>' },
    });
    expect(stories[0]?.publishedAt?.toISOString().slice(0, 19)).toBe('2020-01-02T03:04:05');
  });

  test('a title that Medium cut is whole in the story', async () => {
    const whole = 'A very long title that goes on and on';
    const body = `<h3 class="graf--title">${whole}</h3><p>Words.</p>`;
    const { stories } = await readExportFiles({
      'posts/a-0123456789ab.html': page('A very long title…', body, footer('0123456789ab')),
    });
    expect(stories[0]?.title).toBe(whole);
    expect(stories[0]?.body.text).toBe('<p>Words.</p>');
  });

  test('pull quotes, layouts, cards, code and lines between sections', async () => {
    expect(await readOne('<blockquote class="graf graf--pullquote">Said</blockquote>')).toContain(
      '<blockquote class="graf--pullquote">',
    );
    expect(
      await readOne(
        '<figure class="graf graf--layoutOutsetLeft"><img src="https://a.example/1.png" alt="One"></figure>',
      ),
    ).toContain('<figure class="alignleft">');
    const row =
      '<figure><img src="https://a.example/1.png"></figure><figure><img src="https://a.example/2.png"></figure>';
    expect(await readOne(`<div class="sectionLayout--outsetRow">${row}</div>`)).toContain('class="gallery"');
    const card =
      '<div class="graf--mixtapeEmbed"><a href="https://b.example/" class="markup--mixtapeEmbed-anchor"><strong>Title</strong><br><em>Says</em>b.example</a><a class="mixtapeImage"></a></div>';
    expect(await readOne(card)).toContain(
      '<p><a href="https://b.example/"><strong>Title</strong></a><br><em>Says</em>b.example</p>',
    );
    expect(
      await readOne(
        '<pre data-code-block-lang="rust" class="graf--pre"><span class="pre--content">let a;<br>b</span></pre>',
      ),
    ).toContain('<code class="language-rust">');
    const second =
      '</div></div></section><section class="section"><div class="section-divider"><hr class="section-divider"></div><div><div><p>Two</p>';
    const text = await readOne(`<p>One</p>${second}`);
    expect(text.match(/<hr>/g)).toHaveLength(1);
    expect(text.indexOf('One')).toBeLessThan(text.indexOf('<hr>'));
  });
});

test('drafts come in as drafts, responses are a line, and nothing private is opened', async () => {
  const response =
    '<article class="h-entry"><h1 class="p-name">I agree with…</h1><section class="e-content"><p>I agree with this.</p></section></article>';
  const folder = await sourceFolder({
    'export.zip': zipSync({
      'medium-export/posts/draft_Idea-0123456789ab.html': Buffer.from(page('Idea', '<p>Words</p>')),
      'medium-export/posts/2020-01-01_I-agree-abcdefabcdef.html': Buffer.from(response + footer('abcdefabcdef')),
      'medium-export/profile/profile.html': Buffer.from(
        '<section class="h-card"><h3 class="p-name">Ann Lee</h3><a class="u-url" href="https://medium.com/@ann">@ann</a><li>ann@example.org</li></section>',
      ),
      'medium-export/ips/ips-0001.html': Buffer.from('<li>192.0.2.7</li>'),
      'medium-export/claps/claps-0001.html': Buffer.from('<li>clapped</li>'),
    }),
  });
  const { kind, stories, problems } = await readExport(join(folder, 'export.zip'));
  expect(kind).toBe('Medium');
  expect(stories.map(({ title, state, authors }) => ({ title, state, authors }))).toEqual([
    {
      title: 'Idea',
      state: 'draft',
      authors: [{ key: 'ann', name: 'Ann Lee', websiteUrl: 'https://medium.com/@ann' }],
    },
  ]);
  expect(problems.map(({ reason }) => reason)).toEqual([
    '“I agree with…” is a response to a story, not a story, so it was left out.',
  ]);
  expect(JSON.stringify([stories, problems])).not.toMatch(/192\.0\.2|ann@example|clapped/);
});

test('a feed gives stories with tags', async () => {
  const item =
    '<item><title>One</title><link>https://medium.com/@ann/one-0123456789ab?source=rss-1</link><guid>https://medium.com/p/0123456789ab</guid><category>Tea</category><dc:creator>Ann</dc:creator><pubDate>Tue, 22 Nov 2022 08:01:46 GMT</pubDate><content:encoded><![CDATA[<p>Words</p><img src="https://medium.com/_/stat?event=post" width="1">]]></content:encoded></item>';
  const { kind, stories } = await readExportFiles({
    'feed.xml': `<rss><channel><title>Stories by Ann on Medium</title><generator>Medium</generator>${item}</channel></rss>`,
  });
  expect(kind).toBe('Medium feed');
  expect(stories[0]).toMatchObject({
    itemKey: '0123456789ab',
    tags: ['Tea'],
    canonicalUrl: 'https://medium.com/@ann/one-0123456789ab',
    body: { text: '<p>Words</p>' },
  });
});

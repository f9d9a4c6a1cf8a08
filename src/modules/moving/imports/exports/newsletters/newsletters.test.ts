import { expect, test } from 'vitest';
import { readExportFiles } from '../test-support/source-files.ts';

test('a beehiiv table gives stories', async () => {
  const header = 'id,web_title,status,audience,content_tags,url,web_subtitle,content_html,thumbnail_url,created_at';
  const row =
    'x1,One,confirmed,premium,Tea; Cup,https://tea.beehiiv.com/p/one,Below,"<p>Words, ""said""</p>",,2023-01-18 21:25:27';
  const { kind, stories } = await readExportFiles({ 'posts.csv': `${header}\n${row}\n` });
  expect(kind).toBe('beehiiv');
  expect(stories[0]).toMatchObject({
    sourceKey: 'tea.beehiiv.com',
    itemKey: 'x1',
    tags: ['Tea', 'Cup'],
    isMembersOnly: true,
    oldAddresses: ['/p/one'],
    body: { format: 'html', text: '<p>Words, "said"</p>' },
  });
});

test('a Buttondown folder gives Markdown or HTML as each mail was written', async () => {
  const { kind, stories, problems } = await readExportFiles({
    'emails.csv':
      'id,subject,publish_date,slug\n1,Plain,2023-01-02 16:55:00+00:00,plain\n2,Fancy,2023-01-05 13:00:00+00:00,fancy\n3,Lost,,lost\n',
    'emails/plain.md': '<!-- buttondown-editor-mode: plaintext -->**Words**',
    'emails/fancy.md': '<!-- buttondown-editor-mode: fancy --><p>Words</p>',
  });
  expect(kind).toBe('Buttondown');
  expect(
    stories.map(({ title, body, publishedAt }) => [title, body.format, body.text, publishedAt?.toISOString()]),
  ).toEqual([
    ['Plain', 'markdown', '**Words**', '2023-01-02T16:55:00.000Z'],
    ['Fancy', 'html', '<p>Words</p>', '2023-01-05T13:00:00.000Z'],
  ]);
  expect(problems).toHaveLength(1);
});

test('folders of Markdown and other tables are none of these', async () => {
  expect((await readExportFiles({ 'posts/a.md': '# A', 'index.json': '{"a":[1]}' })).kind).toBeUndefined();
  expect(
    (await readExportFiles({ 'posts.csv': 'a,b\n1,2\n', 'x.xml': '<a/>', 'page.html': '<p>x</p>' })).kind,
  ).toBeUndefined();
});

test('two exports in one folder are both read, and what stays closed is said once', async () => {
  const { kind, stories, problems } = await readExportFiles({
    'posts.csv': 'post_id,post_date,is_published,type,audience,title\n1.a,2020-01-01,true,newsletter,everyone,One\n',
    'posts/1.a.html': '<p>x</p>',
    'ghost.json': '{"db":[{"meta":{"exported_on":1},"data":{"posts":[{"id":"1","title":"Two","html":"<p>y</p>"}]}}]}',
    'old.zip': 'PK',
  });
  expect(kind).toBe('Substack, Ghost');
  expect(stories.map(({ title }) => title)).toEqual(['One', 'Two']);
  expect(problems.map(({ file }) => file)).toEqual(['old.zip']);
});

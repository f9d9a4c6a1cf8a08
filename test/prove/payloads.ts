import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDanger } from '#test/support/find-danger.ts';
import { parseXml, type XmlElement } from '#test/support/parse-xml.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import type { Campaign, Finding } from './campaign.ts';
import { writePayloads } from './payload-desk.ts';
import { findInMails } from './payload-gifts.ts';
import { createRandom } from './random.ts';

const FROM_OUTSIDE = join(import.meta.dirname, '../../../shared/data/xss-payloads.json');
const OWN = [
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  '</script><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '</title></style></textarea></noscript><script>alert(1)</script>',
  'javascript:alert(1)',
  '[a](javascript:alert(1)) **<b onclick=alert(1)>**',
];
/** One person writes so many. */
const OF_ONE = 8;
const MARK = 'pq';
const marker = /pq\d+z/u;
const DAY = 86_400_000;
/** What readers of feeds take for HTML; titles are words. */
const HTML_OF_FEEDS = new Set(['description', 'content:encoded']);

/** Those of `../shared/data`, or our own where it is not here. */
function allPayloads(): readonly string[] {
  if (existsSync(FROM_OUTSIDE)) return [...OWN, ...(JSON.parse(readFileSync(FROM_OUTSIDE, 'utf8')) as string[])];
  console.log('The payloads of ../shared/data are not here: only our own are tried.');
  return OWN;
}

/** So many payloads, spread over all, each with a mark of its own by which it is found again. */
function choose(count: number, seed: number): readonly string[] {
  const random = createRandom(seed);
  const all = allPayloads();
  const kept = all
    .map((payload) => [random.below(1_000_000), payload] as const)
    .toSorted(([one], [other]) => one - other);
  return kept.slice(0, count).map(([, payload], index) => `${payload.slice(0, 900)}${MARK}${index}z`);
}

async function tryAll(count: number, seed: number): Promise<Finding> {
  const program = await startTestProgram({ withWorld: false });
  try {
    const payloads = choose(count, seed);
    const failures: string[] = [];
    const seen = new Set<string>();
    for (let start = 0; start < payloads.length; start += OF_ONE) {
      // Limits of a day begin anew.
      program.clock.advance(DAY);
      failures.push(...(await tryGroup(program, payloads.slice(start, start + OF_ONE), seen)));
    }
    const mailed = new Set<string>();
    failures.push(...(await findInMails(program, marker, mailed)));
    if (mailed.size === 0) failures.push(`seed ${seed}: no payload stands in any mail`);
    const marks = payloads.map((payload) => payload.slice(payload.lastIndexOf(MARK)));
    failures.push(...marks.filter((mark) => !seen.has(mark)).map((mark) => `seed ${seed}: ${mark} came out nowhere`));
    return { tried: payloads.length, failures };
  } finally {
    await program.close();
  }
}

async function tryGroup(
  program: TestProgram,
  payloads: readonly string[],
  seen: Set<string>,
): Promise<readonly string[]> {
  const { pages, cookie } = await writePayloads(program, payloads);
  const failures: string[] = [];
  for (const path of pages) {
    program.clock.advance(500);
    let answer = await program.ask(path, { headers: { cookie } });
    const { location } = answer.headers;
    if (location?.startsWith(program.url) || location?.startsWith('/'))
      answer = await program.ask(location.replace(program.url, ''), { headers: { cookie } });
    const { status, text, headers } = answer;
    if (status >= 500) failures.push(`${path} answers ${status} to ${payloads[0]?.slice(0, 80)}`);
    for (const [mark] of text.matchAll(/pq\d+z/gu)) seen.add(mark);
    const type = headers['content-type'] ?? '';
    const dangers = type.startsWith('text/html') ? findDanger(text, marker) : type.includes('xml') ? inFeed(text) : [];
    failures.push(
      ...[...new Set(dangers)].slice(0, 3).map((danger) => `${path} has ${danger} of ${payloads[0]?.slice(0, 80)}`),
    );
  }
  return failures;
}

/** A feed is well-formed, and the HTML in it has nothing that runs. */
function inFeed(text: string): readonly string[] {
  const found: string[] = [];
  const visit = ({ name, text: words, children }: XmlElement): void => {
    if (HTML_OF_FEEDS.has(name)) found.push(...findDanger(words, marker, true));
    children.forEach(visit);
  };
  try {
    visit(parseXml(text));
  } catch (error) {
    found.push(`a feed that is not well-formed: ${(error as Error).message}`);
  }
  return found;
}

/** What strangers write comes out as words, wherever the API takes words. */
export const payloads: Campaign = {
  name: 'payloads',
  promise:
    'No payload that is written through the API into stories, responses, notes, highlights, lists, series, books, gifts and names comes out as anything but words, on any page, in any feed and in any mail, and each comes out somewhere.',
  count: 3_925,
  run: tryAll,
  // The same words on a page that escapes nothing.
  control: (seed) => {
    const raw = choose(200, seed);
    const failures = raw.filter((payload) => findDanger(`<main>${payload}</main>`, marker).length > 0);
    return Promise.resolve({ tried: raw.length, failures });
  },
};

import { createHash } from 'node:crypto';
import type { Browser } from '#modules/ground/browser.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import type { Graph } from '#graphql/execute.ts';
import { reader } from './test-graph.ts';

type Answer = Readonly<Record<string, unknown>>;

export type AccountBrowser<Who extends Viewer | null = Viewer> = {
  readonly viewer: Who;
  readonly browser: Browser;
  /** The data of the answer. Throws the whole answer where it has errors. */
  readonly ask: (query: string, variables?: Answer) => Promise<Answer>;
};

/** A browser in which `viewer` is signed in, and whose changes prove that a page of ours sent them. */
export function accountBrowser<Who extends Viewer | null>(graph: Graph, viewer: Who): AccountBrowser<Who> {
  const name = viewer?.personId ?? 'nobody';
  const visitorHash = createHash('sha256').update(name).digest('hex');
  const browser = { visitorHash, network: '192.0.2.1', userAgent: 'Test', country: null };
  const request = reader({ viewer, browser, isForgerySafe: true, limitKey: name });
  return {
    viewer,
    browser,
    ask: async (query, variables = {}) => {
      const { body } = await graph.executeRequest({ query, variables }, { ...request });
      const { data, errors } = JSON.parse(body) as { data: Answer | null; errors?: unknown };
      if (data === null || errors !== undefined) throw new Error(body);
      return data;
    },
  };
}

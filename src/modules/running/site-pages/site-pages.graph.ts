import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { publishSitePage, resetSitePage, unsetSitePage } from './change-site-page.ts';
import { findSitePage, readSitePages, readSitePageVersions } from './read-site-pages.ts';
import { renderSitePage } from './render-site-page.ts';
import type { SitePageOutcome } from './site-page.ts';
import { canWriteSitePages } from './site-pages.policy.ts';

/** The part of the schema in `site-pages.graphql`. */
export const sitePagesGraph = {
  Query: {
    sitePage: (_root, { path }, context) => findSitePage(context, path),
    sitePages: (_root, _arguments, { command }) => readSitePages(command),
  },
  Mutation: {
    publishSitePage: (_root, { newUntil, ...input }, { command }) => {
      const until = newUntil === null || newUntil === undefined ? null : new Date(newUntil);
      return pageOf(publishSitePage(command, { ...input, newUntil: until }));
    },
    previewSitePage: async (_root, { markdown }, { command }) => {
      mustBeAllowed(canWriteSitePages(command));
      const rendered = await renderSitePage(markdown, command.config.siteUrl);
      return 'fault' in rendered ? badRequest(rendered.fault) : { type: 'SitePagePreview' as const, ...rendered };
    },
    unsetSitePage: (_root, { path }, { command }) => pageOf(unsetSitePage(command, path)),
    resetSitePage: (_root, { path }, { command }) => pageOf(resetSitePage(command, path)),
  },
  SitePage: {
    state: ({ state }) => wireStates[state],
    title: ({ state, title }) => (state === 'set' ? title : ''),
    bodyHtml: ({ state, bodyHtml }) => (state === 'set' ? bodyHtml : ''),
    excerpt: ({ state, excerpt }) => (state === 'set' ? excerpt : ''),
    isNew: ({ state, newUntil }, _arguments, { clock }) =>
      state === 'set' && newUntil !== null && clock.now() < newUntil,
    source: (page, _arguments, { command }) => {
      mustBeAllowed(canWriteSitePages(command));
      return page;
    },
  },
  SitePageSource: {
    versions: ({ id }, _arguments, { command }) => readSitePageVersions(command, id),
  },
} satisfies Resolvers;

const wireStates = { default: 'DEFAULT', set: 'SET', unset: 'UNSET' } as const;

async function pageOf(change: Promise<SitePageOutcome>) {
  const answer = await change;
  return answer.type === 'SitePage' ? answer.page : answer;
}

import { formulaMessages as messages } from '#shared/messages/earnings-formula.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { PartnerProgramFormula } from './PartnerProgramFormula.tsx';

/** `/partner-program/formula`: written from the rules that pay (rule 113). */
const page: PageDefinition = {
  queries: () => [],
  outcome: () => ({ kind: 'show', isCacheable: true }),
  head: ({ site }) => ({
    title: messages.title,
    description: messages.intro,
    canonicalUrl: site.url + buildPath('ShowPartnerProgramFormula'),
  }),
  Component: PartnerProgramFormula,
};

export default page;

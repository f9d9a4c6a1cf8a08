import { formulaMessages as messages } from '#shared/messages/earnings-formula.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { OwnPartnerStanding } from '#web/features/money/partner/PartnerStanding.tsx';
import { PartnerStandingQueryDocument } from '#web/generated/PartnerStandingQuery.ts';
import { PartnerProgramFormula } from '#web/features/money/partner/PartnerProgramFormula.tsx';

/** `/partner-program/formula` for whoever is signed in: with where they stand, and not how to apply. */
const page: PageDefinition = {
  queries: () => [{ document: PartnerStandingQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', isCacheable: false }),
  head: () => ({ title: messages.title, description: messages.intro }),
  Component: () => <PartnerProgramFormula way={<OwnPartnerStanding />} />,
};

export default page;

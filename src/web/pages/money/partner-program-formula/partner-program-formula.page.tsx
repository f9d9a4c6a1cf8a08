import { formulaMessages as messages } from '#shared/messages/earnings-formula.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { PartnerProgramFormula } from '#web/features/money/partner/PartnerProgramFormula.tsx';

/** Whoever is not signed in is led to applying, and signs in there. */
function Apply() {
  const apply = useMainPath()('ApplyToPartnerProgram');
  return (
    apply !== undefined && (
      <p>
        <ButtonLink href={apply}>{messages.apply}</ButtonLink>
      </p>
    )
  );
}

/** `/partner-program/formula`: written from the rules that pay (rule 113). */
const page: PageDefinition = {
  queries: () => [],
  outcome: () => ({ kind: 'show', isCacheable: true }),
  head: ({ site }) => ({
    title: messages.title,
    description: messages.intro,
    canonicalUrl: site.url + buildPath('ShowPartnerProgramFormula'),
  }),
  Component: () => <PartnerProgramFormula way={<Apply />} />,
};

export default page;

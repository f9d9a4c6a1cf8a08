import { earningRules as rules, RULES_VERSION } from '#shared/earnings/rules-2027-01.ts';
import { FEWEST_MEMBERS } from '#shared/earnings/fold-lines.ts';
import { formulaMessages as messages } from '#shared/messages/earnings-formula.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useMainPath } from '#web/app/use-main-path.ts';
import { FactList } from '#web/parts/list/FactList.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';

const { points, sharePercent, outside, boosted } = rules;

/** How earnings are worked out: every number stands in the rules that pay, and nowhere else. */
export function PartnerProgramFormula() {
  const apply = useMainPath()('ApplyToPartnerProgram');
  return (
    <StackedPage title={messages.title}>
      <p>{messages.intro}</p>
      <Section title={messages.share}>
        <p>{messages.shareText}</p>
        <FactList
          facts={[
            [messages.ofMembers, percentText(sharePercent.MEMBER)],
            [messages.ofFriends, percentText(sharePercent.FRIEND)],
          ]}
        />
      </Section>
      <Section title={messages.points}>
        <p>
          {formatMessage(messages.pointsText, { seconds: rules.leastSeconds })}{' '}
          {formatMessage(messages.mostText, { times: rules.readingTimes, minutes: rules.mostMinutes })}
        </p>
        <FactList
          facts={[
            [messages.minute, String(points.minute)],
            [messages.clap, String(points.clap)],
            [messages.highlight, String(points.highlight)],
            [messages.response, String(points.response)],
            [messages.follow, String(points.follow)],
            [messages.outside, `× ${outside.times / outside.by}`],
            [messages.boosted, `× ${boosted.times / boosted.by}`],
          ]}
        />
      </Section>
      <Section title={messages.uncounted}>
        <p>{formatMessage(messages.uncountedText, { hours: rules.mostSecondsADay / 3_600 })}</p>
      </Section>
      <Section title={messages.split}>
        <p>{messages.splitText}</p>
        <p>{messages.picksText}</p>
        <p>{messages.centsText}</p>
      </Section>
      <Section title={messages.closing}>
        <p>{messages.closingText}</p>
        <p>{formatMessage(messages.privacyText, { count: FEWEST_MEMBERS })}</p>
      </Section>
      <Note>{formatMessage(messages.version, { version: RULES_VERSION })}</Note>
      {apply !== undefined && (
        <p>
          <Link to={apply}>{messages.apply}</Link>
        </p>
      )}
    </StackedPage>
  );
}

const percentText = (percent: number): string => `${percent}%`;

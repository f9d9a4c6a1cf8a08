import type { ReactNode } from 'react';
import { earningRules as rules, RULES_VERSION } from '#shared/earnings/rules-2027-01.ts';
import { FEWEST_MEMBERS } from '#shared/earnings/fold-lines.ts';
import { formulaMessages as messages } from '#shared/messages/earnings-formula.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { FactList } from '#web/parts/list/FactList.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import styles from './PartnerProgramFormula.module.css';

const { points, sharePercent, outside, boosted } = rules;

/** How earnings are worked out: every number stands in the rules that pay, and nowhere else. Below it is the way on of whoever looks. */
export function PartnerProgramFormula({ way }: { readonly way: ReactNode }) {
  return (
    <StackedPage title={messages.title}>
      <p>{messages.intro}</p>
      <Section title={messages.share}>
        <div className={styles.text}>
          <p>{messages.shareText}</p>
          <FactList
            facts={[
              [messages.ofMembers, percentText(sharePercent.MEMBER)],
              [messages.ofFriends, percentText(sharePercent.FRIEND)],
            ]}
          />
        </div>
      </Section>
      <Section title={messages.points}>
        <div className={styles.text}>
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
        </div>
      </Section>
      <Section title={messages.uncounted}>
        <div className={styles.text}>
          <p>{formatMessage(messages.uncountedText, { hours: rules.mostSecondsADay / 3_600 })}</p>
        </div>
      </Section>
      <Section title={messages.split}>
        <div className={styles.text}>
          <p>{messages.splitText}</p>
          <p>{messages.authorsText}</p>
          <p>{formatMessage(messages.editorsText, { percent: rules.mostEditorPercent })}</p>
          <p>{messages.picksText}</p>
          <p>{messages.centsText}</p>
        </div>
      </Section>
      <Section title={messages.closing}>
        <div className={styles.text}>
          <p>{messages.closingText}</p>
          <p>{formatMessage(messages.privacyText, { count: FEWEST_MEMBERS })}</p>
        </div>
      </Section>
      <Note>{formatMessage(messages.version, { version: RULES_VERSION })}</Note>
      {way}
    </StackedPage>
  );
}

const percentText = (percent: number): string => `${percent}%`;

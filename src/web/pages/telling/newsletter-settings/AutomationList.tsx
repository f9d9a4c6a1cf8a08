import { automationMessages as messages } from '#shared/messages/automations.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { automationLimits } from '#shared/newsletters/automation-rules.ts';
import type { AutomationPage, NewsletterCard } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { List } from '#web/parts/list/List.tsx';
import { AddStep } from './AddStep.tsx';
import styles from './NewsletterSettings.module.css';
import { StepRow } from './StepRow.tsx';

const triggers = ['SUBSCRIBED', 'IMPORTED', 'BECAME_MEMBER'] as const;

/** What goes to each reader by itself: one series for each thing that sets one off (rule 183). */
export function AutomationList({ newsletter }: { readonly newsletter: NewsletterCard & AutomationPage }) {
  const { id, isEnded, automation } = newsletter;
  return (
    <>
      <Note>{messages.intro}</Note>
      {triggers.map((trigger) => {
        const steps = (automation ?? [])
          .filter((step) => step.trigger === trigger)
          .toSorted((one, other) => one.delayDays - other.delayDays);
        const isFull = steps.length >= automationLimits.mostSteps;
        return (
          <Section key={trigger} title={messages[trigger]}>
            {trigger === 'BECAME_MEMBER' && <Note>{messages.memberHint}</Note>}
            {steps.length === 0 ? (
              <Note>{messages.none}</Note>
            ) : (
              <List>
                {steps.map((step) => (
                  <StepRow key={step.id} step={step} />
                ))}
              </List>
            )}
            {isFull && <Note>{formatMessage(messages.full, { most: automationLimits.mostSteps })}</Note>}
            {!isEnded && !isFull && (
              <div className={styles.add}>
                <AddStep newsletterId={id} trigger={trigger} />
              </div>
            )}
          </Section>
        );
      })}
    </>
  );
}

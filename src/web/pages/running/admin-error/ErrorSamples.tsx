import { adminErrorMessages as messages } from '#shared/messages/admin-errors.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { ErrorSampleView } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { FactList } from '#web/parts/list/FactList.tsx';
import { PlainList } from '#web/parts/list/PlainList.tsx';
import styles from './ErrorSamples.module.css';

/** The last ones of a kind: what each said, where it was, and its stack by our sources. */
export function ErrorSamples({ samples }: { readonly samples: readonly ErrorSampleView[] }) {
  return (
    <Section title={messages.samples}>
      {samples.length === 0 && <Note>{messages.noSamples}</Note>}
      <PlainList>
        {samples.map((sample) => (
          <li key={sample.id} className={styles.sample}>
            <p className={styles.message} dir="auto">
              {sample.message}
            </p>
            <FactList facts={factsOf(sample)} />
            {sample.stack === '' ? (
              <Note>{messages.noStack}</Note>
            ) : (
              <pre className={styles.stack} translate="no">
                {sample.stack}
              </pre>
            )}
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

/** What is known of one, without what is not. */
function factsOf({ seenAt, build, location, routeName, userAgent, requestId, said }: ErrorSampleView) {
  const facts = [
    [messages.seenOn, formatDate(seenAt)],
    [messages.said, said],
    [messages.location, location],
    [messages.routeName, routeName],
    [messages.version, build],
    [messages.userAgent, userAgent],
    [messages.requestId, requestId],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

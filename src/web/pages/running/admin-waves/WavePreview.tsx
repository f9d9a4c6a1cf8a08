import { type SubmitEvent, useEffect } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { waveMessages as messages } from '#shared/messages/waves.ts';
import { MOST_REASON_CHARACTERS, suspensionRules } from '#shared/moderation/suspension-rules.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import type { WavePreviewView } from '#web/generated/fragments.ts';
import { StartWaveDocument } from '#web/generated/StartWave.ts';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { FieldForm, FieldStack } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import type { SoughtWave } from './AdminWaves.tsx';

type WavePreviewProps = {
  readonly sought: SoughtWave;
  readonly found: WavePreviewView;
  readonly route: RouteMatch;
  readonly onStarted: () => void;
};

/** Who would be suspended and who left alone, and the form that decides about exactly these. */
export function WavePreview({ sought, found, route, onStarted }: WavePreviewProps) {
  const { value, mark, count, sample, sparedCount, sparedSample } = found;
  const { run: start, isRunning, failure, clear } = useChange(StartWaveDocument, { says: 'here' });
  // What was refused was about the accounts of before.
  useEffect(clear, [clear, mark]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning) return;
    const fields = new FormData(event.currentTarget);
    const rule = suspensionRules.find((one) => one === fieldText(fields, 'rule')) ?? 'SPAM';
    const isTold = fields.has('isTold');
    if ((await start({ ...sought, mark, rule, facts: fieldText(fields, 'facts'), isTold })) !== undefined) onStarted();
  };
  return (
    <Section title={formatMessage(messages.found, { count, value })}>
      <FieldStack>
        <Accounts accounts={sample} count={count} />
        {sparedCount > 0 && (
          <>
            <Note>{formatMessage(messages.spared, { count: sparedCount })}</Note>
            <Accounts
              accounts={sparedSample.map((one) => ({ ...one, name: messages.spareReasons[one.reason] }))}
              count={sparedCount}
            />
          </>
        )}
        {count > 0 && (
          <FieldForm onSubmit={(event) => void submit(event)}>
            <label>
              {messages.rule}
              <select name="rule">
                {suspensionRules.map((rule) => (
                  <option key={rule} value={rule}>
                    {moderationMessages.rules[rule]}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {messages.facts}
              <textarea name="facts" required rows={3} maxLength={MOST_REASON_CHARACTERS} dir="auto" />
            </label>
            <CheckField name="isTold" label={messages.isTold} aria-describedby="told-hint" />
            <Note id="told-hint">{messages.isToldHint}</Note>
            <Button type="submit" aria-disabled={isRunning}>
              {formatMessage(messages.start, { count })}
            </Button>
            <AdminError failure={failure} route={route} />
          </FieldForm>
        )}
      </FieldStack>
    </Section>
  );
}

type AccountsProps = {
  readonly accounts: readonly { readonly id: string; readonly username: string; readonly name: string }[];
  readonly count: number;
};

function Accounts({ accounts, count }: AccountsProps) {
  return (
    <Note>
      {accounts.map(({ id, username, name }) => (
        <span key={id} dir="auto">
          <a href={buildPath('ShowAdminUser', { id })} target="_blank" rel="noreferrer">
            {username === '' ? id : `@${username}`}
          </a>{' '}
          ({name}){' · '}
        </span>
      ))}
      {count > accounts.length && formatMessage(messages.andMore, { count: count - accounts.length })}
    </Note>
  );
}

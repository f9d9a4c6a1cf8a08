import { type SubmitEvent, useEffect, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { waveMessages as messages } from '#shared/messages/waves.ts';
import { type WaveKind, waveKinds } from '#shared/moderation/wave-rules.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { AdminWavesPageQueryDocument } from '#web/generated/AdminWavesPageQuery.ts';
import type { WavePreviewView } from '#web/generated/fragments.ts';
import { PreviewWaveDocument } from '#web/generated/PreviewWave.ts';
import { fieldNumber, fieldText } from '#web/parts/form/field-text.ts';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { Prompt } from '#web/parts/frame/Prompt.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { WaveList } from './WaveList.tsx';
import { WavePreview } from './WavePreview.tsx';

/** Milliseconds between two looks at waves that go on. */
const LOOK_AGAIN = 2_000;

export type SoughtWave = { readonly kind: WaveKind; readonly value: string; readonly days: number };

/** Finds new accounts by what they share, suspends them together, and shows how far each wave is. */
export function AdminWaves({ route }: { readonly route: RouteMatch }) {
  const { data, refetch } = useQuery(AdminWavesPageQueryDocument);
  const { run: preview, isRunning, failure } = useChange(PreviewWaveDocument, { says: 'here' });
  const [seen, setSeen] = useState<{ readonly sought: SoughtWave; readonly found: WavePreviewView }>();
  const waves = data?.waves ?? [];
  const goesOn = waves.some(({ state }) => state === 'RUNNING' || state === 'UNDOING');
  useEffect(() => {
    if (!goesOn) return;
    const timer = setInterval(() => void refetch(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [goesOn, refetch]);
  const look = async (sought: SoughtWave) => {
    if (isRunning) return;
    const found = await preview(sought);
    if (found !== undefined) return setSeen({ sought, found });
    // What was found for something else is not what the form asks for.
    return setSeen((now) => (now?.sought.kind === sought.kind && now.sought.value === sought.value ? now : undefined));
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const kind = waveKinds.find((one) => one === fieldText(fields, 'kind')) ?? 'LINK';
    await look({ kind, value: fieldText(fields, 'value'), days: fieldNumber(fields, 'days') });
  };
  return (
    <AdminFrame title={messages.title}>
      <Note>{messages.text}</Note>
      {data?.suspectDomains?.map(({ domain, count }) => (
        <Prompt key={domain} text={formatMessage(messages.suspect, { domain, count })}>
          <Button
            look="outlined"
            size="small"
            aria-disabled={isRunning}
            onClick={() => void look({ kind: 'MAIL_DOMAIN', value: domain, days: 1 })}
          >
            {formatMessage(messages.suspectAction, { domain })}
          </Button>
        </Prompt>
      ))}
      <FieldForm onSubmit={(event) => void submit(event)}>
        <label>
          {messages.kind}
          <select name="kind">
            {waveKinds.map((kind) => (
              <option key={kind} value={kind}>
                {messages.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {messages.value}
          <input name="value" required autoComplete="off" spellCheck={false} dir="auto" aria-describedby="wave-hint" />
        </label>
        <Note id="wave-hint">{messages.valueHint}</Note>
        <label>
          {messages.days}
          <input name="days" inputMode="numeric" defaultValue="3" required autoComplete="off" />
        </label>
        <Button type="submit" look="outlined" aria-disabled={isRunning}>
          {messages.preview}
        </Button>
        <AdminError failure={failure} route={route} />
      </FieldForm>
      {seen !== undefined && (
        <WavePreview
          // Whoever looks again at the same goes on with the rule and the reason that they gave.
          key={`${seen.sought.kind} ${seen.found.value}`}
          {...seen}
          route={route}
          onStarted={() => {
            setSeen(undefined);
            void refetch();
          }}
        />
      )}
      <WaveList waves={waves} route={route} onChanged={() => void refetch()} />
    </AdminFrame>
  );
}

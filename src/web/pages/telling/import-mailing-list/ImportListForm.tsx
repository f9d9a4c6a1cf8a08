import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { subscriberImportMessages as messages } from '#shared/messages/subscriber-imports.ts';
import { subscriberImportLimits as limits } from '#shared/newsletters/subscriber-import-rules.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { Button } from '#web/design/Button.tsx';
import type { ImportingNewsletter } from '#web/generated/fragments.ts';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { ErrorNote, Note } from '#web/parts/frame/Note.tsx';
import { FileField } from '#web/parts/import/FileField.tsx';
import styles from './ImportMailingList.module.css';
import { sendList } from './send-list.ts';

type ImportListFormProps = {
  /** Null where the viewer has none yet: it comes to be with the list. */
  readonly newsletter: ImportingNewsletter | null;
  readonly viewerId: string;
  readonly name: string;
  readonly onSent: () => void;
};
type Faults = { readonly file?: string; readonly origin?: string; readonly agreed?: string; readonly whole?: string };

/** Which list comes in, where its people subscribed, and that they want it; each fault stands at its field. */
export function ImportListForm({ newsletter, viewerId, name, onSent }: ImportListFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // Asked for when it is sent: it may have been chosen before the page was alive.
  const list = useRef<HTMLInputElement>(null);
  const [origin, setOrigin] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const send = async (file: File) => {
    setIsBusy(true);
    const fault = await sendList({ file, origin, newsletterId: newsletter?.id ?? null, viewerId });
    setIsBusy(false);
    if (fault !== undefined) return setFaults({ whole: fault });
    // A short list is in before the form gives way to its progress: nothing of it is sent twice.
    setOrigin('');
    setIsAgreed(false);
    if (list.current) list.current.value = '';
    onSent();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const file = list.current?.files?.[0];
    const found = faultsOf(file, origin, isAgreed);
    setFaults(found);
    if (file !== undefined && Object.keys(found).length === 0) void send(file);
  };
  const hint = { megabytes: limits.mostBytes / 1_048_576, rows: formatNumber(limits.mostRows) };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p dir="auto">{formatMessage(messages.into, { name })}</p>
      <FileField
        ref={list}
        label={messages.file}
        hint={formatMessage(messages.fileHint, hint)}
        error={faults.file}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChange={() => setFaults({})}
      />
      <CountedField
        label={messages.origin}
        hint={messages.originHint}
        value={origin}
        most={limits.mostOrigin}
        onChange={(typed) => {
          setFaults({});
          setOrigin(typed);
        }}
        error={faults.origin}
        autoComplete="off"
      />
      <div>
        <CheckField
          label={messages.agreed}
          checked={isAgreed}
          aria-describedby={`${id}-agreed`}
          aria-invalid={faults.agreed === undefined ? undefined : true}
          onChange={({ target }) => {
            setFaults({});
            setIsAgreed(target.checked);
          }}
        />
        <ErrorNote id={`${id}-agreed`}>{faults.agreed}</ErrorNote>
      </div>
      <Note>
        {formatMessage(messages.staged, {
          above: formatNumber(limits.stagedAbove),
          aDay: formatNumber(limits.joinADay),
        })}
      </Note>
      <ErrorNote role="alert">{faults.whole}</ErrorNote>
      <p>
        <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? messages.sending : messages.submit}
        </Button>
      </p>
    </form>
  );
}

function faultsOf(file: File | undefined, origin: string, isAgreed: boolean): Faults {
  const megabytes = limits.mostBytes / 1_048_576;
  if (file === undefined) return { file: messages.noFile };
  if (file.size === 0) return { file: messages.emptyFile };
  if (file.size > limits.mostBytes) return { file: formatMessage(messages.tooLarge, { megabytes }) };
  const words = origin.trim();
  if (words === '') return { origin: messages.originMissing };
  if ([...words].length > limits.mostOrigin) {
    return { origin: formatMessage(messages.originTooLong, { most: limits.mostOrigin }) };
  }
  return isAgreed ? {} : { agreed: messages.agreedMissing };
}

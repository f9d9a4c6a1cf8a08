import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { MOST_RESPONSE_CHARACTERS } from '#shared/responses/response-rules.ts';
import { Button } from '#web/design/Button.tsx';
import type { ResponseBoxProps } from './response-props.ts';
import { ResponseToolbar } from './ResponseToolbar.tsx';
import styles from './ResponseBox.module.css';
import { useResponseText } from './use-response-text.ts';
import { useWriteResponse } from './use-write-response.ts';

/** Where a response is written: plain text with a few signs, kept on the device until it is published. */
export function ResponseBox({ parentId, edited, passage, wantsFocus = false, onDone }: ResponseBoxProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, setText, format, formatByKey, forget, settle } = useResponseText(field, { parentId, edited });
  const { publish, edit, isRunning, error } = useWriteResponse();
  useEffect(() => {
    if (wantsFocus) field.current?.focus({ preventScroll: true });
  }, [wantsFocus]);

  const tooMany = text.trim().length - MOST_RESPONSE_CHARACTERS;
  const isEmpty = text.trim() === '';
  const submit = async () => {
    if (isEmpty || isRunning) return;
    const isDone = edited === undefined ? await publish({ text, parentId, passage }) : await edit(edited.id, text);
    if (isDone && !settle(text)) onDone?.();
  };
  const cancel = () => {
    if (edited !== undefined) forget();
    onDone?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (formatByKey(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    }
  };
  const isReply = parentId !== null && edited === undefined;
  const label = edited ? messages.edit : isReply ? messages.reply : messages.placeholder;
  const isFolded = isEmpty && !wantsFocus && passage === undefined;
  return (
    <form
      className={styles.box}
      data-folded={isFolded}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {passage !== undefined && (
        <blockquote className={styles.passage} dir="auto">
          {passage.text}
        </blockquote>
      )}
      <textarea
        ref={field}
        className={styles.field}
        aria-label={label}
        aria-describedby={error === undefined ? undefined : id}
        placeholder={isReply ? messages.replyPlaceholder : messages.placeholder}
        dir="auto"
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {tooMany > 0 && <p className={styles.error}>{formatMessage(messages.charactersLeft, { count: tooMany })}</p>}
      {error !== undefined && (
        <p className={styles.error} id={id} role="alert">
          {error}
        </p>
      )}
      <div className={styles.foot}>
        <ResponseToolbar onFormat={format} />
        {onDone && (edited !== undefined || isReply) && (
          <Button look="plain" size="small" onClick={cancel}>
            {messages.cancel}
          </Button>
        )}
        <Button type="submit" size="small" disabled={isEmpty || tooMany > 0} aria-disabled={isRunning}>
          {edited ? messages.save : messages.publish}
        </Button>
      </div>
    </form>
  );
}

import { useEffect, useRef, useState } from 'react';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { HiddenHere } from './HiddenHere.tsx';
import { ResponseFoot } from './ResponseFoot.tsx';
import { ResponseHead } from './ResponseHead.tsx';
import { ResponseReplies } from './ResponseReplies.tsx';
import type { ResponseMode } from './response-props.ts';
import { type Reply, useResponses } from './responses-context.ts';
import styles from './Responses.module.css';

type ResponseViewProps = {
  readonly response: Reply;
  /** 1 at the top of a thread; three levels stand below each other (rule 24). */
  readonly level: number;
};

/** One response with what one can do about it, and its replies. */
export function ResponseView({ response, level }: ResponseViewProps) {
  const { hidden, removed } = useResponses();
  const [mode, setMode] = useState<ResponseMode>('read');
  const article = useRef<HTMLElement>(null);
  const hasWritten = useRef(false);
  // The box goes with the focus in it: who wrote goes on at the menu of what they answered or changed.
  useEffect(() => {
    if (mode !== 'read') hasWritten.current = true;
    else if (hasWritten.current) {
      hasWritten.current = false;
      if (document.activeElement === document.body)
        article.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus({ preventScroll: true });
    }
  }, [mode]);
  const parts = useSignedInParts();
  const { id, creator, quote } = response;
  const isGone = removed.has(id);
  if (isGone && response.repliesCount === 0) return null;
  if (hidden.has(id)) return <HiddenHere response={response} />;
  const hasWords = !isGone && !response.isDeleted && creator !== null;
  return (
    <article ref={article} className={styles.response} id={`response-${id}`} data-response={id} data-level={level}>
      {hasWords ? (
        <>
          <ResponseHead response={response} creator={creator} />
          {quote !== null && (
            <blockquote className={styles.passage} dir="auto">
              {quote.text}
            </blockquote>
          )}
          {response.isHidden && <p className={styles.hiddenMark}>{messages.hidden}</p>}
          {mode === 'edit' && parts ? (
            <parts.ResponseBox
              parentId={response.parentId}
              edited={response}
              wantsFocus
              onDone={() => setMode('read')}
            />
          ) : (
            <div className={styles.body} dir="auto" dangerouslySetInnerHTML={{ __html: response.bodyHtml }} />
          )}
          {mode !== 'edit' && <ResponseFoot response={response} mode={mode} onMode={setMode} />}
        </>
      ) : (
        <p className={styles.gap}>{isGone || response.isDeleted ? messages.deleted : messages.unavailable}</p>
      )}
      {mode === 'reply' && parts && <parts.ResponseBox parentId={id} wantsFocus onDone={() => setMode('read')} />}
      <ResponseReplies response={response} level={level}>
        {(reply, below) => <ResponseView key={reply.id} response={reply} level={below} />}
      </ResponseReplies>
    </article>
  );
}

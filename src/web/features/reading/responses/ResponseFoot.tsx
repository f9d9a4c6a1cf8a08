import { clapMessages } from '#shared/messages/claps.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import type { ResponseActionsProps } from './response-props.ts';
import styles from './Responses.module.css';

/** What one can do about a response; a visitor reads how often it was clapped for. */
export function ResponseFoot({ response, mode, onMode }: ResponseActionsProps) {
  const parts = useSignedInParts();
  if (parts) return <parts.ResponseActions response={response} mode={mode} onMode={onMode} />;
  if (response.clapCount === 0) return null;
  return <p className={styles.foot}>{formatMessage(clapMessages.clapsBy, { count: response.clapCount })}</p>;
}

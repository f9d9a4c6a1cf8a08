import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';
import { type Format, formatText } from './format-text.ts';
import { useResponses } from './responses-context.ts';

/** What is typed and not published yet, on this device: nothing is lost by a closed window. */
function keptText(placeId: string, parentId: string | null) {
  return createStoredJson<string>({
    storage: openTextStorage(() => window.localStorage),
    key: storageKey(`response-${placeId}-${parentId ?? 'top'}`),
    fallback: '',
    parse: (json) => (typeof json === 'string' ? json : ''),
    warn: logWarning,
  });
}

const KEYS: Readonly<Record<string, Format>> = { b: 'bold', i: 'italic', k: 'link', e: 'code' };
/** Milliseconds after the last key. */
const KEEP_AFTER = 300;

/** The text of one box: kept on the device while it is new, and formatted by keys and buttons. */
export function useResponseText(
  field: RefObject<HTMLTextAreaElement | null>,
  { parentId, edited }: { readonly parentId: string | null; readonly edited: string | undefined },
) {
  const { place } = useResponses();
  const [text, setText] = useState(edited ?? '');
  const isNew = edited === undefined;
  const { id } = place;
  useEffect(() => {
    if (!isNew) return undefined;
    // After the page stands as the server drew it, which knows nothing of this device.
    const timer = setTimeout(() => {
      const kept = keptText(id, parentId).read();
      if (kept !== '') setText((typed) => (typed === '' ? kept : typed));
    });
    return () => clearTimeout(timer);
  }, [isNew, id, parentId]);
  useEffect(() => {
    if (!isNew) return undefined;
    const keep = () => {
      const kept = keptText(id, parentId);
      if (text.trim() === '') kept.remove();
      else kept.write(text);
    };
    const timer = setTimeout(keep, KEEP_AFTER);
    return () => {
      clearTimeout(timer);
      if (text.trim() !== '') keep();
    };
  }, [isNew, id, parentId, text]);

  const format = (kind: Format) => {
    const element = field.current;
    if (element === null) return;
    const after = formatText({ text, start: element.selectionStart, end: element.selectionEnd }, kind);
    // Written at once: that moves the selection to the end, and the next key may follow before a frame is drawn.
    flushSync(() => setText(after.text));
    element.focus();
    element.setSelectionRange(after.start, after.end);
  };
  const formatByKey = (event: KeyboardEvent): boolean => {
    const kind = event.ctrlKey || event.metaKey ? KEYS[event.key.toLowerCase()] : undefined;
    if (kind === undefined || event.altKey || event.shiftKey) return false;
    event.preventDefault();
    format(kind);
    return true;
  };
  const forget = () => {
    setText('');
    keptText(id, parentId).remove();
  };
  return { text, setText, format, formatByKey, forget };
}

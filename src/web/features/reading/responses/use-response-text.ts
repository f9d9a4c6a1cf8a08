import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { ResponseItem } from '#web/generated/fragments.ts';
import { ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';
import { typedSince } from '#web/parts/form/typed-since.ts';
import { type Format, formatText } from './format-text.ts';
import { useResponses } from './responses-context.ts';

/** What was typed, and the text that it changes: nothing of a new one. */
type Kept = { readonly from: string; readonly text: string };

/** What somebody typed and did not publish yet, on this device: nothing is lost by a closed window, or read by another person. */
function keptText(personId: string, name: string) {
  return createStoredJson<Kept | undefined>({
    storage: openTextStorage(() => window.localStorage),
    key: storageKey(`response-${name}`, personId),
    fallback: undefined,
    parse: (json) => (isKept(json) ? json : undefined),
    warn: logWarning,
  });
}

function isKept(json: unknown): json is Kept {
  return typeof json === 'object' && json !== null && 'from' in json && 'text' in json && typeof json.text === 'string';
}

const KEYS: Readonly<Record<string, Format>> = { b: 'bold', i: 'italic', k: 'link', e: 'code' };
/** Milliseconds after the last key. */
const KEEP_AFTER = 300;

type BoxOf = { readonly parentId: string | null; readonly edited: ResponseItem | undefined };

/** The text of one box: kept on the device until it is published or saved, and formatted by keys and buttons. */
export function useResponseText(field: RefObject<HTMLTextAreaElement | null>, { parentId, edited }: BoxOf) {
  const { place } = useResponses();
  const personId = useQuery(ViewerQueryDocument).data?.viewer?.id;
  const from = edited?.source ?? '';
  const name = edited === undefined ? `${place.id}-${parentId ?? 'top'}` : `edit-${edited.id}`;
  const [text, showText] = useState(from);
  // What stands there by now and whether the device is told of it: whoever waits for an answer goes on typing.
  const latest = useRef(text);
  const isOwn = useRef(false);
  const setText = (next: string) => {
    latest.current = next;
    isOwn.current = true;
    showText(next);
  };
  useEffect(() => {
    if (personId === undefined) return undefined;
    // After the page stands as the server drew it, which knows nothing of this device.
    const timer = setTimeout(() => {
      // Kept until 2026-11-28 without whose it is, so that the next person on this device read it.
      openTextStorage(() => window.localStorage).removeItem(storageKey(`response-${name}`));
      const kept = keptText(personId, name).read();
      if (kept?.from !== from || isOwn.current) return;
      latest.current = kept.text;
      isOwn.current = true;
      showText(kept.text);
    });
    return () => clearTimeout(timer);
  }, [personId, name, from]);
  useEffect(() => {
    if (personId === undefined) return undefined;
    const keep = (typed: string) => {
      if (!isOwn.current) return;
      const kept = keptText(personId, name);
      if (typed.trim() === '' || typed === from) kept.remove();
      else kept.write({ from, text: typed });
    };
    const keepNow = () => keep(latest.current);
    const timer = setTimeout(() => keep(text), KEEP_AFTER);
    window.addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [personId, name, from, text]);

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
    if (personId !== undefined) keptText(personId, name).remove();
    isOwn.current = false;
  };
  /** The server has `sent`: answers whether something was typed since, which stays. */
  const settle = (sent: string): boolean => {
    const now = latest.current;
    forget();
    const rest = edited === undefined ? typedSince(now, sent) : now;
    latest.current = rest;
    showText(rest);
    isOwn.current = now !== sent;
    return now !== sent;
  };
  return { text, setText, format, formatByKey, forget, settle };
}

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { readStartData } from '#web/app/start-errors.ts';
import { browserMeans } from './browser-means.ts';
import { openDraftChannel } from './draft-channel.ts';
import { type DraftToOpen, openDraft, type OpenedDraft } from './open-draft.ts';
import { watchPage } from './watch-page.ts';

type OpenOptions = {
  /** Read once, when the page opens. */
  readonly draft: DraftToOpen;
  readonly personId: string;
  /** BCP 47, of a story that is begun. */
  readonly language: string;
  /** Puts another text into the editor. */
  readonly show: (value: DraftValue) => void;
  readonly onCreated: (postId: string) => void;
  /** Runs before anything is drawn: what was typed until now can still come in. */
  readonly onOpen: (opened: OpenedDraft) => void;
};

export type OpenDraftState = {
  /** Undefined until the device was asked. */
  readonly opened: OpenedDraft | undefined;
  /** Whether the story is open in another window of this browser. */
  readonly isElsewhere: boolean;
};

/** The draft of the page, opened once and saved until the page is left. */
export function useOpenDraft(options: OpenOptions): OpenDraftState {
  const [opened, setOpened] = useState<OpenedDraft>();
  const [isElsewhere, setIsElsewhere] = useState(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const { personId, language } = latest.current;
    const means = browserMeans(window, personId, language);
    let close: (() => void) | undefined;
    let isGone = false;
    const open = async () => {
      const tab = means.autosave.createId();
      // A tab that is closed or killed says nothing; what it holds goes with it.
      await means.holds.tryHold(tab);
      const channel = openDraftChannel(tab, {
        whenGone: means.holds.whenFree,
        postId: () => made?.autosave.postId() ?? null,
        onOthers: (count) => setIsElsewhere(count > 0),
        onSaved: (rev) => void made?.autosave.hear(rev),
      });
      let made: OpenedDraft | undefined;
      const autosaveMeans = {
        ...means.autosave,
        show: (value: DraftValue) => latest.current.show(value),
        onSaved: channel.saved,
        onCreated: (postId: string) => {
          channel.opened(postId);
          latest.current.onCreated(postId);
        },
      };
      made = await openDraft(autosaveMeans, means.holds, await newest(latest.current.draft, means.transport.load));
      const { autosave } = made;
      const stopWatching = watchPage(window, autosave);
      close = () => {
        stopWatching();
        channel.close();
        autosave.leave();
        // The answer may still come; whatever has none is on the device for the next time.
        void autosave.flush().finally(() => {
          made?.stop();
          means.holds.releaseAll();
        });
      };
      if (isGone) return close();
      const postId = autosave.postId();
      if (postId !== null) channel.opened(postId);
      latest.current.onOpen(made);
      // At once: a key pressed in between would be in neither the field nor the editor.
      flushSync(() => setOpened(made));
    };
    void open();
    return () => {
      isGone = true;
      close?.();
    };
  }, []);
  return { opened, isElsewhere };
}

/** A page that the browser drew by itself may show what it once read: then the server is asked again. */
async function newest(
  draft: DraftToOpen,
  load: (postId: string) => Promise<{ rev: number; value: DraftValue } | undefined>,
) {
  if (draft.postId === null || isFresh()) return draft;
  return { ...draft, latest: (await load(draft.postId)) ?? draft.latest };
}

let hasOpened = false;

/** True once, for the page that the server drew. */
function isFresh(): boolean {
  const { navigation } = readStartData(window).preloadedState;
  const isFirst = !hasOpened && navigation.currentLocation === location.pathname;
  hasOpened = true;
  return isFirst;
}

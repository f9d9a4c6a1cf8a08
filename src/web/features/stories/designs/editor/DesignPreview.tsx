import { useEffect, useRef, useState } from 'react';
import { designPreviewPath } from '#shared/design/preview-path.ts';
import { designEditorMessages as messages } from '#shared/messages/design.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { currentTheme } from '#web/features/ground/header/theme.ts';
import { Choices } from './Choices.tsx';
import styles from './DesignPreview.module.css';

const widths = { phone: 390, tablet: 768, desktop: 1_280 } as const;
type Width = keyof typeof widths;
const HEIGHT = 900;
/** Where controls and preview take turns. */
const SMALL = '(width < 904px)';

type DesignPreviewProps = { readonly previewKey: string; readonly revision: number; readonly name: string };

/** The real front page with the draft, in three widths and both themes, as large as there is room. */
export function DesignPreview({ previewKey, revision, name }: DesignPreviewProps) {
  // As whoever designs sees the site; it is drawn in the browser alone.
  const [width, setWidth] = useState<Width>(() => (matchMedia(SMALL).matches ? 'phone' : 'desktop'));
  const [theme, setTheme] = useState(currentTheme);
  const frame = useRef<HTMLIFrameElement>(null);
  const scroll = useRef(0);
  const [box, room] = useRoom();
  const scale = Math.min(1, room / widths[width]);
  // It changes with each saving and with nothing else.
  const address = `${designPreviewPath}/${previewKey}?theme=${theme}&revision=${revision}`;
  const [first] = useState(address);
  const asked = useRef(first);
  useEffect(() => {
    if (asked.current === address) return;
    asked.current = address;
    // In the place of the one before: Back leaves the editor, and does not walk through all that was tried.
    frame.current?.contentWindow?.location.replace(address);
  }, [address]);
  const loaded = () => {
    const shown = frame.current?.contentWindow;
    if (!shown) return;
    shown.scrollTo(0, scroll.current);
    shown.addEventListener('scroll', () => (scroll.current = shown.scrollY));
  };
  return (
    <section className={styles.preview} aria-label={messages.preview}>
      <div className={styles.bar}>
        <Choices label={messages.width} names={['phone', 'tablet', 'desktop']} value={width} onChange={setWidth} />
        <Choices label={messages.theme} names={['light', 'dark']} value={theme} onChange={setTheme} />
      </div>
      <div ref={box} className={styles.box} style={{ height: HEIGHT * scale }}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={formatMessage(messages.frame, { name })}
          src={first}
          sandbox="allow-same-origin"
          style={{ width: widths[width], height: HEIGHT, transform: `scale(${scale})` }}
          onLoad={loaded}
        />
      </div>
    </section>
  );
}

/** A box, and how wide it is now. */
function useRoom() {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>(widths.phone);
  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      // While another tab hides it, it keeps the room that it had.
      if (entry !== undefined && entry.contentRect.width > 0) setRoom(entry.contentRect.width);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, room] as const;
}

import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { shellMessages } from '#shared/messages/shell.ts';
import { Button, IconButton } from '#web/design/Button.tsx';
import { Icon } from '#web/design/Icon.tsx';
import { type Toast, toasts } from './toast-queue.ts';
import { standAboveFoot } from './stand-above-foot.ts';
import styles from './Toasts.module.css';
import { useSwipe } from './use-swipe.ts';

/** The slide of a toast. */
const SLIDE = 300;

/** The current toast, drawn into the region. */
export function CurrentToast() {
  const toast = useSyncExternalStore(toasts.watch, toasts.current);
  return toast && <ToastView key={toast.id} toast={toast} />;
}

/** One toast: hides after its time, which stands still while it is hovered or holds the focus; Escape there puts it away. */
function ToastView({ toast }: { toast: Toast }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const left = useRef(typeof toast.duration === 'number' ? toast.duration : Number.POSITIVE_INFINITY);

  useEffect(() => toasts.hold(isHeld || isLeaving), [isHeld, isLeaving]);

  useEffect(() => {
    if (isHeld || isLeaving || !Number.isFinite(left.current)) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => setIsLeaving(true), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - since));
    };
  }, [isHeld, isLeaving]);

  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => toasts.dismiss(), SLIDE);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  const leave = () => {
    setIsLeaving(true);
    // At once: what it did may say something, and would put it aside instead.
    toasts.hold(true);
    // Whoever came by keyboard goes on where they were.
    if (isFocused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  const focused = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setIsFocused(true);
  };
  const putAway = () => {
    toast.onDismiss?.();
    leave();
  };
  useEffect(() => {
    if (!isFocused || !toast.isClosable) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') putAway();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  const isStaying = typeof toast.duration !== 'number';
  useLayoutEffect(() => (box.current === null ? undefined : standAboveFoot(box.current, isStaying)), [isStaying]);
  const swipe = useSwipe(toast.isClosable ? putAway : undefined);
  const { title, message, action, tone, width, isClosable, testId, toastStyle } = toast;
  return (
    <div
      ref={box}
      {...swipe}
      className={`${styles.toast} ${isLeaving ? styles.leaving : ''}`}
      role={tone === 'danger' ? 'alert' : undefined}
      data-testid={testId}
      data-style={toastStyle}
      data-tone={tone}
      data-width={width}
      // Not on entering: a toast that slides under a pointer at rest was not pointed at, and would stand for ever.
      onPointerMove={(event) => {
        swipe.onPointerMove(event);
        setIsHovered(true);
      }}
      onPointerLeave={() => setIsHovered(false)}
      // Its Undo is pressed once, however long it takes to leave.
      inert={isLeaving}
      onFocus={focused}
      onBlur={() => setIsFocused(false)}
    >
      <div className={styles.message}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <p>{message}</p>
      </div>
      {action && (
        <Button
          look="plain"
          size="small"
          onClick={() => {
            action.run();
            leave();
          }}
        >
          {action.label}
        </Button>
      )}
      {isClosable && (
        <IconButton label={shellMessages.dismiss} onClick={putAway}>
          <Icon name="close" size={18} />
        </IconButton>
      )}
    </div>
  );
}

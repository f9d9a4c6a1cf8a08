import { useEffect, useRef } from 'react';
import { readShare } from './read-share.ts';
import styles from './ReadingProgress.module.css';

/** A line at the top that grows as the story is read. Decoration: scrolling says the same. */
export function ReadingProgress() {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      const body = document.querySelector('.story-body')?.getBoundingClientRect();
      const share = body ? readShare(body, innerHeight) : 0;
      line.current?.style.setProperty('--read', String(share));
    };
    const later = () => {
      frame ||= requestAnimationFrame(draw);
    };
    draw();
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
    };
  }, []);
  return <div className={styles.line} ref={line} aria-hidden="true" />;
}

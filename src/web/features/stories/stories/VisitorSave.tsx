import { storyMessages } from '#shared/messages/story.ts';
import styles from './StoryMeta.module.css';

/** In the place of the bookmark: the way to sign in, and on to the story. On every card, so it is made of little. */
export function VisitorSave({ story }: { readonly story: { readonly id: string } }) {
  return (
    <a
      className={styles.save}
      href={`/m/signin?operation=register&susiEntry=bookmark&post=${story.id}&redirect=%2Fp%2F${story.id}`}
      rel="nofollow"
      data-deed
      title={storyMessages.save}
      aria-label={storyMessages.save}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M6.5 4.5h11v15L12 15.5l-5.5 4z" />
      </svg>
    </a>
  );
}

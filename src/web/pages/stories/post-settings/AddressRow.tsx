import { storySettingsMessages as messages } from '#shared/messages/your-stories.ts';
import { CopyField } from '#web/parts/field/CopyField.tsx';
import type { StorySettings } from '#web/generated/fragments.ts';
import styles from './PostSettings.module.css';

/** The address, which is made once and stays (rule 1). */
export function AddressRow({ story }: { readonly story: StorySettings }) {
  const isNew = story.firstPublishedAt === null;
  return (
    <div>
      {isNew ? (
        <>
          <p className={styles.label}>{messages.address}</p>
          <p className={styles.hint}>{messages.addressDraft}</p>
        </>
      ) : (
        <>
          <CopyField label={messages.address} text={story.mediumUrl} />
          <p className={styles.hint}>{messages.addressText}</p>
        </>
      )}
    </div>
  );
}

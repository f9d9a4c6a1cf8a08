import { use, useState, useSyncExternalStore } from 'react';
import { hasNewBadge } from '#shared/membership/new-badge.ts';
import { isSettingsUpsellDue } from '#shared/membership/top-banner.ts';
import { memberHintMessages as messages } from '#shared/messages/membership-notices.ts';
import { clientState } from '#web/app/client-state.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink, IconButton } from '#web/design/Button.tsx';
import { Icon } from '#web/design/Icon.tsx';
import { dismissedAt, dismissNow } from './dismissal-times.ts';
import styles from './HintCard.module.css';
import { isNativeApp } from './is-native-app.ts';
import { useSwitchableMember } from './use-switchable-member.ts';

const isHydrated = () => clientState.read().hydrated;
const never = () => false;

/** Asks a Member, in the settings, to become a Friend; for about 180 days not again (MEMB-10). */
export function SettingsUpsell() {
  const isAlive = useSyncExternalStore(clientState.watch, isHydrated, never);
  const viewerId = useSwitchableMember();
  const { flags } = use(SiteContext);
  const manage = useMainPath()('ManageMembership');
  const [now] = useState(() => new Date());
  const [isClosed, setIsClosed] = useState(false);
  const isOffered = flags.includes('enable_switch_plan_premium_tier') && manage !== undefined;
  if (!isAlive || isClosed || !isOffered || viewerId === undefined || isNativeApp(navigator.userAgent)) return null;
  if (!isSettingsUpsellDue(dismissedAt('settingsUpsell', viewerId), now)) return null;
  const close = () => {
    dismissNow('settingsUpsell', viewerId, new Date());
    setIsClosed(true);
  };
  return (
    <aside className={styles.card} aria-labelledby="settings-upsell" data-testid="settings-upsell">
      <div className={styles.words}>
        <h2 className={styles.title} id="settings-upsell">
          {messages.settingsUpsellTitle} {hasNewBadge(now) && <span className={styles.badge}>{messages.isNew}</span>}
        </h2>
        <p>{messages.settingsUpsellText}</p>
        <ButtonLink look="outlined" size="small" href={manage}>
          {messages.settingsUpsellAction}
        </ButtonLink>
      </div>
      <IconButton label={messages.close} onClick={close}>
        <Icon name="close" size={20} />
      </IconButton>
    </aside>
  );
}

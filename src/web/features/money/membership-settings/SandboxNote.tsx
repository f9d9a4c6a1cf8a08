import { sandboxMessages } from '#shared/messages/membership-settings.ts';
import styles from './MembershipSettings.module.css';

/** That no money moves, wherever some is shown. */
export function SandboxNote() {
  return <p className={styles.sandbox}>{sandboxMessages.note}</p>;
}

/** What becomes of backups. */
export const backupMessages = {
  tried: 'Written and test-restored, with every row and file compared.',
  verified: 'Written and read back, but not test-restored: our database user isn’t allowed to create a database.',
  written: 'Written.',
  noPassphrase:
    'No passphrase is set. Set LONGHAND_BACKUP_PASSPHRASE so backups can hold the site’s secret without giving it away.',
  failed: 'We couldn’t make a backup: {reason}',
  failedSubject: 'Today’s backup of {site} didn’t work',
  failedPreview: 'The site keeps running, but there’s no new backup.',
  failedIntro: 'We tried to back up {site} to {target}, and it didn’t work:',
  failedAdvice:
    'Older backups are still there. Once you’ve fixed this, run “npx longhand backup”, or wait for the next one. “npx longhand doctor” can help you find what’s wrong.',
  failedFooter: 'You’re getting this because you’re an administrator of {siteUrl}.',
} as const;

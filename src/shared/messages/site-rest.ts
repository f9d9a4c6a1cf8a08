/** What is said while the operator lets nothing be changed, or takes the site down for a while. */
export const siteRestMessages = {
  readOnly:
    'We’re doing maintenance, so you can read but not change anything right now. What you’re writing is kept on this device and saved when we’re done.',
  maintenance: 'We’re doing maintenance. Please come back in a little while.',
  title: 'Back soon',
  legalNotice: 'Report illegal content',
  noticesGoOn:
    'We’re doing maintenance, but you can send your notice now, and it counts from the moment you send it. We’ll email you a confirmation when we’re done, and our decision once we’ve made it.',
  label: 'Maintenance',
  maintenanceForStaff:
    'Down for maintenance: only people who work here can see the site, and background jobs are waiting.',
} as const;

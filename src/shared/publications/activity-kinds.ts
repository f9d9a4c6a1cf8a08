/** What editors decided of a submission: whoever submitted it is told by the publication, and not by whom (rule 276). */
export const decisionKinds = [
  'submission.accepted',
  'submission.declined',
  'submission.returned',
  'submission.reopened',
] as const;

/** What the log of a publication tells of, by what one narrows it to; a new kind gets its sentence in `publication-activity.ts` of the messages. */
export const activityGroups = {
  STORIES: [
    'story.featured',
    'story.unfeatured',
    'featured.arranged',
    'story.edited',
    'story.removed',
    ...decisionKinds,
  ],
  STAFF: [
    'member.appointed',
    'member.removed',
    'member.left',
    'invitation.sent',
    'invitation.withdrawn',
    'invitation.declined',
    'transfer.offered',
    'transfer.withdrawn',
    'transfer.declined',
    'transfer.accepted',
    'transfer.undone',
  ],
  SETTINGS: [
    'publication.created',
    'settings.changed',
    'publication.renamed',
    'submissions.changed',
    'submissions.paused',
    'submissions.opened',
    'newsletter.changed',
    'newsletter.ended',
    'design.changed',
    'navigation.changed',
    'domain.changed',
    'page.written',
    'page.deleted',
    'section.arranged',
    'section.deleted',
    'publication.archived',
    'publication.restored',
    'publication.deletionPlanned',
    'publication.deletionUndone',
  ],
} as const;

export type ActivityGroup = keyof typeof activityGroups;
export type ActivityKind = (typeof activityGroups)[ActivityGroup][number];

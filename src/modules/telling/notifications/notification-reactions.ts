import type { Clock } from '#platform/clock/clock.ts';
import type { SomeReaction } from '#platform/jobs/outbox.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { notifyOnListClap, notifyOnResponseClap, notifyOnStoryClap } from './notify-on-claps.ts';
import { notifyOnAgreement, notifyOnInvitation } from './notify-on-co-author.ts';
import { notifyOnFollow, notifyOnListFollow } from './notify-on-follow.ts';
import { notifyOnListed, noteListGrowth } from './notify-on-list.ts';
import { notifyOnNote, notifyOnNoteReply } from './notify-on-note.ts';
import { notifyOnResponse, notifyOnResponseEdit } from './notify-on-response.ts';
import { notifyOnHighlight, notifyOnRepost, notifyOnStory, notifyOnStoryShown } from './notify-on-story.ts';

/** Everything that makes news of what happens. */
export function notificationReactions(clock: Clock, siteUrl: string): readonly SomeReaction<Tables>[] {
  return [
    notifyOnStoryClap(clock),
    notifyOnResponseClap(clock),
    notifyOnListClap(clock),
    notifyOnResponse(clock, siteUrl),
    notifyOnResponseEdit(clock, siteUrl),
    notifyOnStory(clock, siteUrl),
    notifyOnStoryShown(clock, siteUrl),
    notifyOnHighlight(clock),
    notifyOnRepost(clock),
    notifyOnFollow(clock),
    notifyOnListFollow(clock),
    noteListGrowth(clock),
    notifyOnListed(clock),
    notifyOnNote(clock),
    notifyOnNoteReply(clock),
    notifyOnInvitation(clock),
    notifyOnAgreement(clock),
  ];
}

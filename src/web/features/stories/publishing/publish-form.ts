import type { StorySettings } from '#web/generated/fragments.ts';
import type { MailAudienceInput } from '#web/generated/ChoosePostMailing.ts';
import type { PublishPostInput } from '#web/generated/PublishPost.ts';
import { timestampOf, wallTimeOf } from './zoned-time.ts';

export type FormCover = {
  /** Null for none. */
  readonly imageId: string | null;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly focusX: number;
  readonly focusY: number;
};

/** A time as it is written in a form, in a time zone (IANA); `isOn` false for now. */
export type FormSchedule = {
  readonly isOn: boolean;
  /** `YYYY-MM-DD` and `HH:MM`, or empty. */
  readonly date: string;
  readonly time: string;
  readonly zone: string;
};

/** By which newsletter it is mailed, null for the first ones of whose it is, and to whom of its readers. */
export type FormMailing = MailAudienceInput & {
  readonly newsletterId: string | null;
  /** It goes to those who have what it corrects, which nobody chooses. */
  readonly isCorrection: boolean;
};

/** To everybody, as where nobody chose. */
export const byFirstNewsletters: FormMailing = {
  newsletterId: null,
  isCorrection: false,
  reach: 'EVERYBODY',
  source: null,
  followsTopics: false,
  isActive: false,
};

/** Everything that is chosen when a story is published, as it stands in the form. */
export type PublishForm = {
  readonly cover: FormCover;
  readonly topics: readonly string[];
  readonly visibility: StorySettings['visibility'];
  readonly collectionId: string | null;
  readonly schedule: FormSchedule;
  readonly isMailed: boolean;
  readonly mailing: FormMailing;
  readonly canonicalUrl: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly license: StorySettings['license'];
  readonly aiDisclosure: StorySettings['aiDisclosure'];
  /** Empty where it is found in the words. */
  readonly language: string;
  readonly responseLevel: StorySettings['responseLevel'];
};

export const noCover: FormCover = { imageId: null, width: 0, height: 0, alt: '', focusX: 50, focusY: 50 };

/** What a form begins with: the settings as they are. `zone` is the writer's own. */
export function formOf(story: StorySettings, zone: string): PublishForm {
  const { previewImage: cover, settings } = story;
  return {
    cover:
      cover === null
        ? noCover
        : {
            imageId: cover.id,
            width: cover.originalWidth,
            height: cover.originalHeight,
            alt: cover.alt,
            focusX: cover.focusPercentX,
            focusY: cover.focusPercentY,
          },
    topics: story.tags.map(({ displayTitle }) => displayTitle),
    visibility: story.visibility,
    collectionId: story.collection?.id ?? null,
    schedule: scheduleOf(settings?.scheduledAt ?? null, settings?.scheduleTimeZone ?? zone),
    isMailed: settings?.isMailed ?? false,
    mailing: mailingOf(story),
    canonicalUrl: story.canonicalUrl ?? '',
    seoTitle: story.seoTitle ?? '',
    seoDescription: story.seoDescription ?? '',
    license: story.license,
    aiDisclosure: story.aiDisclosure,
    language: settings?.isLanguageChosen === true ? story.language : '',
    responseLevel: story.isResponsesClosed ? 'OFF' : story.responseLevel,
  };
}

/** What was chosen for a story; null of its newsletter where nothing was. */
export function mailingOf({ mailing }: StorySettings): FormMailing {
  if (mailing === null || mailing.newsletter === null) return byFirstNewsletters;
  const { newsletter, isCorrection, reach, source, followsTopics, isActive } = mailing;
  return { newsletterId: newsletter.id, isCorrection, reach, source, followsTopics, isActive };
}

/** What the graph is told of a mailing; what is chosen of readers means nothing without a newsletter. */
export function mailingInput({ newsletterId, isCorrection: _isCorrection, ...audience }: FormMailing) {
  return { newsletterId, audience: newsletterId === null ? audienceOfEverybody : audience };
}

const { newsletterId: _none, isCorrection: _no, ...audienceOfEverybody } = byFirstNewsletters;

/** Whether it is an issue of its own: by mail, and in no list. */
export function isLetter({ visibility, isMailed, mailing }: PublishForm): boolean {
  return visibility === 'UNLISTED' && isMailed && mailing.newsletterId !== null;
}

function scheduleOf(scheduledAt: number | null, zone: string): FormSchedule {
  if (scheduledAt === null) return { isOn: false, date: '', time: '', zone };
  return { isOn: true, zone, ...wallTimeOf(scheduledAt, zone) };
}

type SettingsInput = Omit<PublishPostInput, 'baseRev' | 'scheduleAt' | 'timeZone'>;

/** The settings of a form as the graph takes them, but for where the story stands; what was emptied is null. */
export function ownSettingsInput(postId: string, form: PublishForm): SettingsInput {
  const { cover, canonicalUrl, seoTitle, seoDescription, language, responseLevel } = form;
  return {
    postId,
    topics: form.topics,
    visibility: form.visibility,
    isMailed: form.isMailed,
    canonicalUrl: canonicalUrl.trim() || null,
    seoTitle: seoTitle.trim() || null,
    seoDescription: seoDescription.trim() || null,
    license: form.license,
    aiDisclosure: form.aiDisclosure,
    language: language || null,
    responseLevel,
    isResponsesClosed: responseLevel === 'OFF',
    coverImageId: cover.imageId,
    ...(cover.imageId === null
      ? {}
      : { coverAlt: cover.alt.trim(), coverFocusPercentX: cover.focusX, coverFocusPercentY: cover.focusY }),
  };
}

/** All of them. */
export function settingsInput(postId: string, form: PublishForm): SettingsInput {
  return { ...ownSettingsInput(postId, form), collectionId: form.collectionId };
}

/** The same with the time, where one is set. */
export function publishInput(postId: string, baseRev: number, form: PublishForm): PublishPostInput {
  const { isOn, date, time, zone } = form.schedule;
  const at = isOn ? timestampOf({ date, time }, zone) : undefined;
  return {
    ...settingsInput(postId, form),
    baseRev,
    ...(at === undefined ? {} : { scheduleAt: at, timeZone: zone }),
  };
}

/** Whether a form differs from another in anything. */
export function isSameForm(one: PublishForm, other: PublishForm): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

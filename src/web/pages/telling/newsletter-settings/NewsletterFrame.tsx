import type { ReactNode } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import {
  newsletterSettingsMessages as messages,
  subscriberMessages as subscribers,
} from '#shared/messages/newsletter-settings.ts';
import { Link } from '#web/app/router/Link.tsx';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { newsletterPath } from '#web/features/telling/newsletters/newsletter-path.ts';
import type { NewsletterCard } from '#web/generated/fragments.ts';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { type SubscriberState, subscriberTabs } from './subscriber-tab.ts';

type NewsletterFrameProps = {
  readonly newsletter: NewsletterCard;
  readonly before: ReactNode;
  readonly path: string;
  /** Of the list that is shown; undefined for the settings. */
  readonly state: SubscriberState | undefined;
  readonly children: ReactNode;
};

/** Name and tabs around the settings of a newsletter and its list. */
export function NewsletterFrame({ newsletter, before, path, state, children }: NewsletterFrameProps) {
  const { name, isEnded } = newsletter;
  const list = `${path}?tab=${subscriberTabs.ACTIVE}`;
  const tabs = [
    { label: messages.settings, to: path },
    { label: subscribers.title, to: list },
  ];
  const address = newsletterPath(newsletter);
  return (
    <StackedPage
      title={name}
      before={
        <Actions>
          {before}
          {!isEnded && address !== undefined && <Link to={address}>{messages.open}</Link>}
        </Actions>
      }
    >
      <TabBar
        label={formatMessage(messages.pages, { name })}
        tabs={tabs}
        activeTo={state === undefined ? path : list}
      />
      {isEnded && <Note>{messages.hasEnded}</Note>}
      {children}
    </StackedPage>
  );
}

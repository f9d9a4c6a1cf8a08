import type { ReactNode } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { automationMessages as automations } from '#shared/messages/automations.ts';
import { issueListMessages as issues } from '#shared/messages/issues.ts';
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
import { type NewsletterTab, tabWords } from './newsletter-tab.ts';

type NewsletterFrameProps = {
  readonly newsletter: NewsletterCard;
  readonly before: ReactNode;
  readonly path: string;
  readonly tab: NewsletterTab;
  readonly children: ReactNode;
};

/** Name and tabs around the settings of a newsletter, what went out by it, and its list. */
export function NewsletterFrame({ newsletter, before, path, tab, children }: NewsletterFrameProps) {
  const { name, isEnded } = newsletter;
  const list = `${path}?tab=${tabWords.ACTIVE}`;
  const sent = `${path}?tab=${tabWords.issues}`;
  const series = `${path}?tab=${tabWords.automations}`;
  const tabs = [
    { label: messages.settings, to: path },
    { label: issues.title, to: sent },
    { label: automations.title, to: series },
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
        activeTo={tab === 'settings' ? path : tab === 'issues' ? sent : tab === 'automations' ? series : list}
      />
      {isEnded && <Note>{messages.hasEnded}</Note>}
      {children}
    </StackedPage>
  );
}

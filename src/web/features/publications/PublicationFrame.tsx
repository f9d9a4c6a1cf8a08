import type { ReactNode } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationMessages } from '#shared/messages/publications.ts';
import type { PublicationHeader } from '#web/generated/fragments.ts';
import { Frame } from '../frame/Frame.tsx';
import { publicationPath } from '../paths/paths.ts';
import { type Tab, TabBar } from '../tabs/TabBar.tsx';
import { PublicationMasthead } from './PublicationMasthead.tsx';
import styles from './PublicationFrame.module.css';

type PublicationFrameProps = {
  readonly publication: PublicationHeader;
  readonly look: 'home' | 'page';
  readonly title: string;
  readonly children: ReactNode;
};

/** The header of a publication and its tabs around each of its pages. */
export function PublicationFrame({ publication, look, title, children }: PublicationFrameProps) {
  const isHome = look === 'home';
  const tabs = (
    <TabBar
      label={formatMessage(publicationMessages.sections, { name: publication.name })}
      tabs={tabsOf(publication)}
    />
  );
  return (
    <>
      {isHome && <PublicationMasthead publication={publication} />}
      <Frame width={isHome && publication.homepage.layout === 'GRID' ? 'wide' : 'text'}>
        {tabs}
        {!isHome && (
          <h1 className={styles.title} dir="auto" tabIndex={-1}>
            {title}
          </h1>
        )}
        {children}
      </Frame>
    </>
  );
}

function tabsOf(publication: PublicationHeader): readonly Tab[] {
  return [
    { label: publicationMessages.home, to: publicationPath(publication) },
    { label: publicationMessages.latest, to: publicationPath(publication, '/latest') },
    { label: publicationMessages.trending, to: publicationPath(publication, '/trending') },
    { label: publicationMessages.featured, to: publicationPath(publication, '/featured') },
    { label: publicationMessages.archive, to: publicationPath(publication, '/archive') },
    { label: publicationMessages.about, to: publicationPath(publication, '/about') },
  ];
}

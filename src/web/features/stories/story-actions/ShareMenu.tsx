import { use } from 'react';
import { repostMessages } from '#shared/messages/reposts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { shareLinkMessages } from '#shared/messages/paywall.ts';
import { storyActionMessages as messages } from '#shared/messages/story-actions.ts';
import { shareChannels } from '#shared/links/share-channels.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { ActionIcon } from '#web/design/ActionIcon.tsx';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';
import { MenuLink } from '#web/features/ground/menus/MenuLink.tsx';
import { type AddressedStory, storyPath } from '#web/features/ground/paths/story-path.ts';
import { openShareLinks } from '#web/features/stories/share-links/open-share-links.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

type ShareMenuProps = {
  readonly story: AddressedStory & { readonly title: string };
  /** Whether the viewer makes links that open this member-only story for others. */
  readonly hasLinks: boolean;
  /** How many people passed it on, and whether the viewer is one of them. */
  readonly reposts: { readonly count: number; readonly hasOwn: boolean };
};

/** Ways to pass a story on: its address, and the networks by our own path, which counts nothing (rule 159). */
export function ShareMenu({ story, reposts, hasLinks }: ShareMenuProps) {
  const { url } = use(SiteContext);
  const graph = use(GraphContext);
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(storyPath(story), url).href);
    void showToast({ message: messages.linkCopied });
  };
  return (
    <MenuButton label={messages.share} face={<ActionIcon name="share" size={20} />}>
      <MenuAction onChoose={() => void copy()}>{messages.copyLink}</MenuAction>
      {hasLinks && <MenuAction onChoose={() => void openShareLinks(graph, story)}>{shareLinkMessages.menu}</MenuAction>}
      <MenuLink to={buildPath('ShowNewRepost', { repostId: story.id })}>
        {reposts.hasOwn ? repostMessages.menuOwn : repostMessages.menu}
        {reposts.count > 0 && ` · ${formatMessage(repostMessages.count, { count: reposts.count })}`}
      </MenuLink>
      {shareChannels.map(({ channel, name }) => (
        <MenuAction
          key={channel}
          onChoose={() => window.open(buildPath('SharePost', { postId: story.id, channel }), '_blank', 'noopener')}
        >
          {formatMessage(messages.shareOn, { name })}
        </MenuAction>
      ))}
    </MenuButton>
  );
}

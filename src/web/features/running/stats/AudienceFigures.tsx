import { statsChartMessages as charts, statsMessages as messages } from '#shared/messages/stats.ts';
import { abbreviateNumber } from '#shared/numbers/abbreviate-number.ts';
import type { AudiencePictures } from '#web/generated/fragments.ts';
import { Tiles } from '#web/parts/figures/Tiles.tsx';
import { StatsFigure } from './StatsFigure.tsx';
import { StatsGrid } from './StatsGrid.tsx';

type AudienceFiguresProps = {
  readonly audience: AudiencePictures;
  /** False of a newsletter, which has subscribers alone. */
  readonly hasFollowers?: boolean;
  readonly fileOf: (figure: string) => string;
};

/** Who follows and subscribes, since when, and by which way they came. */
export function AudienceFigures({ audience, hasFollowers = true, fileOf }: AudienceFiguresProps) {
  const { followerCount, subscriberCount, followers, subscribers, left, ways, winners } = audience;
  const tiles = [
    ...(hasFollowers ? [[messages.followers, followerCount] as const] : []),
    [messages.subscribers, subscriberCount] as const,
  ];
  return (
    <>
      <Tiles tiles={tiles.map(([name, count]) => ({ name, figure: abbreviateNumber(count) }))} />
      <StatsGrid>
        {hasFollowers && (
          <StatsFigure
            title={charts.followers}
            chart={followers}
            file={fileOf('followers')}
            rowsAre={messages.part}
            note={messages.audienceText}
            nothing={charts.noFollowers}
          />
        )}
        <StatsFigure
          title={charts.subscribers}
          chart={subscribers}
          file={fileOf('subscribers')}
          rowsAre={messages.part}
          note={
            ways?.rows.some(({ label }) => label === charts.cameBySource.import) === true
              ? messages.importedText
              : undefined
          }
          nothing={charts.noSubscribers}
        />
        <StatsFigure
          title={charts.left}
          chart={left}
          file={fileOf('left')}
          rowsAre={messages.part}
          nothing={charts.noLeft}
        />
        {ways && <StatsFigure title={charts.cameBy} chart={ways} file={fileOf('ways')} />}
        {winners && (
          <StatsFigure
            title={charts.winners}
            chart={winners}
            file={fileOf('winners')}
            rowsAre={messages.story}
            note={messages.winnersNote}
          />
        )}
      </StatsGrid>
    </>
  );
}

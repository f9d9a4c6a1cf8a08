import { settingsTabNames, settingsTabPath, settingsTabs } from '#shared/routes/settings-tabs.ts';

const paths = settingsTabNames.flatMap((tab) => settingsTabs[tab].map((anchor) => [anchor, settingsTabPath(tab)]));

/**
 * Runs in the head of the settings, before anything paints: the server never hears of the anchor, so the first tab came
 * and went before the right one stood there. Each tab comes with its rows, and the browser finds them by itself.
 */
export const settingsAnchorScript = `try{var h=location.hash,p=new Map(${JSON.stringify(paths)}).get(h.slice(1));if(p&&p!==location.pathname)location.replace(p+h)}catch{}`;

/** Texts about the app (SHELL-20). */
export const appMessages = {
  title: 'Read in your pocket',
  withApp: 'Stories, lists and what you were reading, on your phone.',
  withoutApp: 'There is no app to download, and none is needed: this site installs itself from the browser.',
  appStore: 'Get it on the App Store',
  playStore: 'Get it on Google Play',
  install: 'Or install this site',
  installPhone: 'iPhone and iPad: in Safari press Share, then “Add to Home Screen”.',
  installAndroid: 'Android: in the menu of the browser choose “Install app” or “Add to Home screen”.',
  installComputer: 'Computer: press the install button at the end of the address bar.',
} as const;

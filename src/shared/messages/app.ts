/** Texts about the app (SHELL-20). */
export const appMessages = {
  title: 'Read in your pocket',
  withApp: 'Stories, lists and what you were reading, on your phone.',
  withoutApp: 'You don’t need an app: you can install this site right from your browser.',
  appStore: 'Get it on the App Store',
  playStore: 'Get it on Google Play',
  install: 'Or install this site',
  installPhone: 'iPhone and iPad: in Safari, tap Share, then “Add to Home Screen”.',
  installAndroid: 'Android: in the browser menu, choose “Install app” or “Add to Home screen”.',
  installComputer: 'Computer: click the install button at the end of the address bar.',
} as const;

/** With this flag on Android is offered no app. */
export const NO_APP_ON_ANDROID = 'disable_branch_openinapp_android';

/** Runs in the head before anything paints: pages are the same for all, and only the browser knows what it is. */
export const androidBootScript = `if(/Android/i.test(navigator.userAgent))document.documentElement.dataset.android=''`;

/** Texts of the 404 and 500 pages. */
export const errorMessages = {
  notFoundTitle: 'Page not found',
  notFoundHeading: 'PAGE NOT FOUND',
  notFoundStatus: '404',
  notFoundSlogan: 'Out of nothing, something.',
  notFoundText:
    'You can find (just about) anything here, even a page that is missing. Maybe these stories take you somewhere new.',
  notFoundHome: 'Home',
  notFoundPicks: 'Staff picks',
  serverErrorHeading: 'Apologies, but something went wrong on our end.',
  serverErrorTry: 'Try to',
  serverErrorRefresh: 'refresh the page',
  serverErrorSite: 'check our site status',
  serverErrorRead: 'find something to read',
  serverErrorOr: 'or',
} as const;

export { sitePageDefinition as default } from '#web/features/site-pages/site-page-definition.ts';

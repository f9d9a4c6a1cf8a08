export { sitePageDefinition as default } from '#web/features/running/site-pages/site-page-definition.ts';

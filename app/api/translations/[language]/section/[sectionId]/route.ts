import { translationRoutes } from '@/app/api/translations/translation-routes';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = translationRoutes(
  ({ sectionId }) => `section/${sectionId}`,
);

'use client';
import { sectionEditor } from '@/components/admin/editor/section-screens';
import { ServiceSummary } from '@/components/admin/teaching/service-summary';
import { enseignement } from '@/sections/enseignement/definition';
import { infosEnseignement } from '@/sections/infos-enseignement/definition';
import { introEnseignement } from '@/sections/intro-enseignement/definition';
import { serviceEnseignement } from '@/sections/service-enseignement/definition';

export const Editor = sectionEditor([enseignement, serviceEnseignement, introEnseignement, infosEnseignement], {
  [serviceEnseignement.id]: ServiceSummary,
});

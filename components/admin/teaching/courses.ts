/** What is edited on the page of the courses: they, and what visitors read with them. */
import type { AnyDefinition } from '@/sections/define';
import { enseignement } from '@/sections/enseignement/definition';
import { infosEnseignement } from '@/sections/infos-enseignement/definition';
import { introEnseignement } from '@/sections/intro-enseignement/definition';
import { serviceEnseignement } from '@/sections/service-enseignement/definition';

export const courses: readonly AnyDefinition[] = [
  enseignement,
  serviceEnseignement,
  introEnseignement,
  infosEnseignement,
];

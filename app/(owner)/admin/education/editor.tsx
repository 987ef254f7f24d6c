'use client';
import { sectionEditor } from '@/components/admin/editor/section-screens';
import { statutProfessionnel } from '@/sections/statut-professionnel/definition';

export const Editor = sectionEditor([statutProfessionnel]);

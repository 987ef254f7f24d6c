'use client';
import { sectionEditor } from '@/components/admin/editor/section-screens';
import { aPropos } from '@/sections/a-propos/definition';

export const Editor = sectionEditor([aPropos]);

'use client';
import { sectionEditor } from '@/components/admin/editor/section-screens';
import { thesesEncadrees } from '@/sections/theses-encadrees/definition';

export const Editor = sectionEditor([thesesEncadrees]);

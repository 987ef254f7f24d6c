'use client';
import { pageEditor } from '@/components/admin/editor/section-form';
import { thesesEncadrees } from '@/sections/theses-encadrees/definition';

export const Editor = pageEditor(thesesEncadrees);

'use client';
import { sectionEditor } from '@/components/admin/editor/section-screens';
import { jurys } from '@/sections/jurys/definition';

export const Editor = sectionEditor([jurys]);

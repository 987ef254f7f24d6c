import { actualites } from '@/sections/actualites/definition';
import { kindPage } from '../kind-page';
import { Editor } from './editor';

export const metadata = { title: actualites.label };
export default kindPage(actualites, Editor);

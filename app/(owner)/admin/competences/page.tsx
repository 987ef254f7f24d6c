import { competences } from '@/sections/competences/definition';
import { kindPage } from '../kind-page';
import { Editor } from './editor';

export const metadata = { title: competences.label };
export default kindPage(competences, Editor);

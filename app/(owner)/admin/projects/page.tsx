import { projets } from '@/sections/projets/definition';
import { kindPage } from '../kind-page';
import { Editor } from './editor';

export const metadata = { title: projets.label };
export default kindPage(projets, Editor);

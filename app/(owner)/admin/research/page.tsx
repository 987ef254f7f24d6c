import { axesRecherche } from '@/sections/axes-recherche/definition';
import { kindPage } from '../kind-page';
import { Editor } from './editor';

export const metadata = { title: axesRecherche.label };
export default kindPage(axesRecherche, Editor);
